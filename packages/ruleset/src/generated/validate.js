// Made by scripts/generate.mjs.

export const validate = validate21;

const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"format":{"type":"integer"},"language":{"type":"integer"},"hash":{"type":"string","description":"Of everything that is played: not itself, places, marks, sources, nor the tests and what only they use."},"game":{"type":"string"},"deck":{"type":"string","description":"Name of the custom deck, when there is one."},"seats":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"},"names":{"type":"array","items":{"type":"string"}}},"required":["min","max","names"],"additionalProperties":false},"kinds":{"type":"array","items":{"$ref":"#/definitions/KindDef"}},"types":{"type":"array","items":{"$ref":"#/definitions/TypeDef"}},"attrs":{"type":"array","items":{"$ref":"#/definitions/AttrDef"}},"designs":{"type":"array","items":{"$ref":"#/definitions/DesignDef"},"description":"Pieces first, so that their numbers do not move when a deck changes its cards."},"zones":{"type":"array","items":{"$ref":"#/definitions/ZoneDef"},"description":"Zone 0 is the box."},"vars":{"type":"array","items":{"$ref":"#/definitions/VarDef"}},"options":{"type":"array","items":{"$ref":"#/definitions/OptionDef"}},"dice":{"type":"array","items":{"$ref":"#/definitions/DieDef"}},"routines":{"type":"array","items":{"$ref":"#/definitions/RoutineDef"}},"hooks":{"type":"array","items":{"$ref":"#/definitions/HookDef"}},"always":{"type":"array","items":{"type":"integer","index":"hooks"},"description":"In force from the start."},"prompts":{"type":"array","items":{"$ref":"#/definitions/PromptDef"}},"setup":{"type":"integer","index":"routines"},"play":{"type":"integer","index":"routines"},"score":{"type":"integer","description":"A `define` with one parameter, the player.","index":"routines"},"winners":{"type":"integer","description":"A `define` that gives a list of players.","index":"routines"},"forecasts":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"routine":{"type":"integer","index":"routines"}},"required":["id","routine"],"additionalProperties":false}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestDef"}},"marks":{"type":"array","items":{"$ref":"#/definitions/MarkDef"}},"sources":{"type":"array","items":{"type":"string"}}},"required":["format","language","hash","game","seats","kinds","types","attrs","designs","zones","vars","options","dice","routines","hooks","always","prompts","setup","play","forecasts"],"additionalProperties":false,"definitions":{"KindDef":{"type":"object","properties":{"id":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"required":["id","values"],"additionalProperties":false},"TypeDef":{"type":"object","properties":{"id":{"type":"string"},"base":{"type":"string","enum":["piece","card"]}},"required":["id","base"],"additionalProperties":false},"AttrDef":{"type":"object","properties":{"id":{"type":"string"},"type":{"$ref":"#/definitions/Type"},"of":{"type":"array","items":{"type":"integer","index":"types"},"description":"Types of thing that have it."},"fixed":{"type":"boolean","const":true,"description":"Whether any statement sets it; if not, it can be read from the design."},"clue":{"type":"boolean","const":true,"description":"Seats may come to know it of a thing that they do not know otherwise: the operation `learn`."}},"required":["id","type","of"],"additionalProperties":false},"Type":{"type":"object","properties":{"is":{"type":"string","enum":["number","yes-no","player","kind","thing","design","cell"]},"kind":{"type":"integer","description":"When `is` is 'kind'.","index":"kinds"},"types":{"type":"array","items":{"type":"integer","index":"types"},"description":"When `is` is 'thing' and not every thing will do."},"list":{"type":"boolean","const":true},"none":{"type":"boolean","const":true}},"required":["is"],"additionalProperties":false,"description":"What a value is. All values are whole numbers; `list` makes it an array of them; `none` allows NONE.","if":{"properties":{"is":{"const":"kind"}},"required":["is"]},"then":{"required":["kind"]},"else":{}},"DesignDef":{"type":"object","properties":{"id":{"type":"string"},"type":{"type":"integer","index":"types"},"copies":{"type":"integer"},"attrs":{"type":"object","additionalProperties":{"$ref":"#/definitions/Constant"},"description":"Values at the start, by index in `attrs`."},"params":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"$ref":"#/definitions/Type"},"value":{"$ref":"#/definitions/Constant"}},"required":["name","type","value"],"additionalProperties":false},"description":"The card's own numbers and its family's value, for texts."},"family":{"type":"string","description":"The id that texts use when it is not the card's own: the name of the family."},"needs":{"type":"array","items":{"type":"object","properties":{"test":{"$ref":"#/definitions/Node"},"names":{"type":"array","items":{"type":"string"}},"span":{"$ref":"#/definitions/Span"}},"required":["test","names"],"additionalProperties":false}},"effect":{"type":"integer","description":"What happens when it is carried out.","index":"routines"},"hooks":{"type":"array","items":{"type":"integer","index":"hooks"},"description":"In force while the card lies in the hook's zone."},"span":{"$ref":"#/definitions/Span"}},"required":["id","type","copies","attrs"],"additionalProperties":false},"Constant":{"if":{"type":"integer"},"then":{"type":"integer"},"else":{"type":"array","items":{"type":"integer"}}},"Node":{"description":"An expression: an operation, or a whole number of 32 bits.","type":["integer","array"],"minimum":-2147483648,"maximum":2147483647,"operation":{"none":{"$ref":"#/definitions/operation"},"list":{"$ref":"#/definitions/operation%20e*"},"slot":{"$ref":"#/definitions/operation%20s"},"answer":{"$ref":"#/definitions/operation%20s%20e"},"var":{"$ref":"#/definitions/operation%20v%20i"},"holder":{"$ref":"#/definitions/operation%20n"},"option":{"$ref":"#/definitions/operation%20o"},"attr":{"$ref":"#/definitions/operation%20a%20e"},"printed":{"$ref":"#/definitions/operation%20a%20e"},"zone":{"$ref":"#/definitions/operation%20z%20i"},"+":{"$ref":"#/definitions/operation%20e%20e"},"-":{"$ref":"#/definitions/operation%20e%20e"},"*":{"$ref":"#/definitions/operation%20e%20e"},"/":{"$ref":"#/definitions/operation%20e%20e"},"mod":{"$ref":"#/definitions/operation%20e%20e"},"max":{"$ref":"#/definitions/operation%20e%20e"},"min":{"$ref":"#/definitions/operation%20e%20e"},"=":{"$ref":"#/definitions/operation%20e%20e"},"<":{"$ref":"#/definitions/operation%20e%20e"},"<=":{"$ref":"#/definitions/operation%20e%20e"},"not":{"$ref":"#/definitions/operation%20e"},"and":{"$ref":"#/definitions/operation%20e%20e"},"or":{"$ref":"#/definitions/operation%20e%20e"},"if":{"$ref":"#/definitions/operation%20e%20l%20l"},"same":{"$ref":"#/definitions/operation%20l%20l"},"in":{"$ref":"#/definitions/operation%20e%20l"},"in-zone":{"$ref":"#/definitions/operation%20e%20z%20i"},"is-a":{"$ref":"#/definitions/operation%20e%20t*"},"range":{"$ref":"#/definitions/operation%20e%20e"},"where":{"$ref":"#/definitions/operation%20l%20s%20e"},"most":{"$ref":"#/definitions/operation%20l%20s%20e"},"least":{"$ref":"#/definitions/operation%20l%20s%20e"},"sorted":{"$ref":"#/definitions/operation%20l%20s%20e"},"giving":{"$ref":"#/definitions/operation%20l%20s%20l"},"joined":{"$ref":"#/definitions/operation%20l%20s%20l"},"count":{"$ref":"#/definitions/operation%20l"},"any":{"$ref":"#/definitions/operation%20l"},"first":{"$ref":"#/definitions/operation%20l"},"last":{"$ref":"#/definitions/operation%20l"},"only":{"$ref":"#/definitions/operation%20l"},"at":{"$ref":"#/definitions/operation%20l%20e"},"first-n":{"$ref":"#/definitions/operation%20l%20e"},"last-n":{"$ref":"#/definitions/operation%20l%20e"},"sum":{"$ref":"#/definitions/operation%20l"},"distinct":{"$ref":"#/definitions/operation%20l"},"reversed":{"$ref":"#/definitions/operation%20l"},"plus":{"$ref":"#/definitions/operation%20l%20l"},"without":{"$ref":"#/definitions/operation%20l%20l"},"reached":{"$ref":"#/definitions/operation%20l%20s%20l"},"every":{"$ref":"#/definitions/operation%20t"},"designs":{"$ref":"#/definitions/operation%20t"},"piece":{"$ref":"#/definitions/operation%20g"},"copies":{"$ref":"#/definitions/operation%20e"},"design":{"$ref":"#/definitions/operation%20e"},"place":{"$ref":"#/definitions/operation%20e"},"cell-of":{"$ref":"#/definitions/operation%20e"},"neighbours":{"$ref":"#/definitions/operation%20e"},"holder-of":{"$ref":"#/definitions/operation%20e"},"playable":{"$ref":"#/definitions/operation%20e"},"face-down":{"$ref":"#/definitions/operation%20e"},"players":{"$ref":"#/definitions/operation"},"players-from":{"$ref":"#/definitions/operation%20e"},"opponents":{"$ref":"#/definitions/operation"},"after":{"$ref":"#/definitions/operation%20e"},"before":{"$ref":"#/definitions/operation%20e"},"cell":{"$ref":"#/definitions/operation%20e%20e"},"x":{"$ref":"#/definitions/operation%20e"},"y":{"$ref":"#/definitions/operation%20e"},"toward":{"$ref":"#/definitions/operation%20e%20e"},"opposite":{"$ref":"#/definitions/operation%20e"},"rim":{"$ref":"#/definitions/operation%20z%20i"},"at-cell":{"$ref":"#/definitions/operation%20z%20i%20e"},"roll":{"$ref":"#/definitions/operation%20d"},"random":{"$ref":"#/definitions/operation%20e%20e"},"random-from":{"$ref":"#/definitions/operation%20l"},"weighing":{"$ref":"#/definitions/operation%20l%20s%20e"},"shuffled":{"$ref":"#/definitions/operation%20l"},"agrees":{"$ref":"#/definitions/operation%20e%20p"},"call":{"$ref":"#/definitions/operation%20r%20e*"}}},"Choice":{"type":"object","properties":{"slot":{"type":"integer"},"who":{"$ref":"#/definitions/Node","description":"Who chooses; for `atonce` the slot that holds the chooser while `from` is worked out."},"from":{"$ref":"#/definitions/Node"},"type":{"$ref":"#/definitions/Type"},"many":{"type":"object","properties":{"min":{"$ref":"#/definitions/Node"},"max":{"if":{"type":"null"},"then":{"type":"null"},"else":{"$ref":"#/definitions/Node"}}},"required":["min","max"],"additionalProperties":false,"description":"Absent: exactly one, held as a value. Present: a list; both bounds are cut down to what there is, null is no bound."},"ordered":{"type":"boolean","const":true},"may":{"type":"boolean","const":true},"secret":{"type":"boolean","const":true,"description":"What there is to choose follows from what not all may know: asked even where there is but one answer, or none."},"prompt":{"type":"integer","index":"prompts"},"body":{"$ref":"#/definitions/Block"},"else":{"$ref":"#/definitions/Block"}},"required":["slot","who","from","type","prompt"],"additionalProperties":false,"description":"The details of a choice; see the operations `choose` and `atonce`."},"Block":{"type":"array","items":{"$ref":"#/definitions/Statement"}},"Span":{"type":"array","minItems":5,"items":[{"type":"integer","title":"file"},{"type":"integer","title":"line"},{"type":"integer","title":"column"},{"type":"integer","title":"endLine"},{"type":"integer","title":"endColumn"}],"maxItems":5,"description":"[source file, first line, first column, last line, last column]; file is an index in `sources`."},"ZoneDef":{"type":"object","properties":{"id":{"type":"string"},"shape":{"type":"string","enum":["ring","row","grid","pile","hand","set"]},"of":{"type":"array","items":{"type":"integer","index":"types"}},"per":{"$ref":"#/definitions/Per"},"seen":{"type":"string","enum":["all","none","owner","others"],"description":"`others`: every player but the one whose zone it is."},"again":{"type":"boolean","const":true,"description":"What comes here is hidden again: only those who see the zone go on knowing what it is."},"head":{"type":"integer","description":"A ring's head.","index":"designs"}},"required":["id","shape","of","per","seen"],"additionalProperties":false},"Per":{"if":{"type":"string"},"then":{"type":"string","enum":["game","player","design"]},"else":{"type":"object","properties":{"kind":{"type":"integer","index":"kinds"}},"required":["kind"],"additionalProperties":false}},"VarDef":{"type":"object","properties":{"id":{"type":"string"},"role":{"type":"string","enum":["tokens","counter","variable"]},"type":{"$ref":"#/definitions/Type"},"per":{"$ref":"#/definitions/Per"},"start":{"$ref":"#/definitions/Constant"},"holders":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"start":{"type":"integer"},"owes":{"type":"boolean","const":true}},"required":["id","start"],"additionalProperties":false},"description":"Holders of tokens besides the players."},"seen":{"type":"string","enum":["all","none","owner"]}},"required":["id","role","type","per","start"],"additionalProperties":false},"OptionDef":{"type":"object","properties":{"id":{"type":"string"},"type":{"$ref":"#/definitions/Type"},"values":{"type":"array","items":{"type":"integer"},"description":"The first is the default."}},"required":["id","type","values"],"additionalProperties":false},"DieDef":{"type":"object","properties":{"id":{"type":"string"},"sides":{"type":"integer"}},"required":["id","sides"],"additionalProperties":false},"RoutineDef":{"type":"object","properties":{"id":{"type":"string"},"is":{"type":"string","enum":["verb","phase","define","card","effect","rule","change"],"description":"`change`: no verb, but every change of one sort, whatever statement makes it; effects wait for it like for a verb."},"params":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"slot":{"type":"integer"},"type":{"$ref":"#/definitions/Type"}},"required":["name","slot","type"],"additionalProperties":false}},"slots":{"type":"array","items":{"type":"string"},"description":"Names of the slots, for texts and tools; '' where a slot has none."},"body":{"$ref":"#/definitions/Block","description":"Of a define one `give`: it gives a value and does nothing else."},"gives":{"$ref":"#/definitions/Type"},"told":{"type":"boolean","const":true},"ordered":{"type":"boolean","const":true,"description":"Effects on this verb act in an order its `you` chooses."},"changes":{"$ref":"#/definitions/ChangeDef","description":"Of a change. Its parameters are those of `CHANGE_PARAMS`, its body is empty: the engine knows what makes it."},"span":{"$ref":"#/definitions/Span"}},"required":["id","is","params","slots","body"],"additionalProperties":false,"description":"A slot is a place in a routine's frame: 0 is `you`, 1 is `this`, the rest are parameters and names."},"ChangeDef":{"type":"object","properties":{"is":{"type":"string","enum":["place","face","attr","var"]},"types":{"type":"array","items":{"type":"integer","index":"types"},"description":"Of `place` and `face`: only things of these types."},"attr":{"type":"integer","index":"attrs"},"var":{"type":"integer","index":"vars"}},"required":["is"],"additionalProperties":false,"description":"What changes: where things lie, which way up they lie, an attribute of theirs, or a counter, variable or tokens."},"HookDef":{"type":"object","properties":{"verb":{"type":"integer","index":"routines"},"args":{"type":"array","items":{"if":{"type":"object","required":["equals"]},"then":{"type":"object","properties":{"equals":{"$ref":"#/definitions/Node"}},"required":["equals"],"additionalProperties":false},"else":{"if":{"type":"object","required":["slot"]},"then":{"type":"object","properties":{"slot":{"type":"integer"}},"required":["slot"],"additionalProperties":false},"else":{"type":"null"}}}},"when":{"type":"string","enum":["before","after","instead"]},"where":{"$ref":"#/definitions/Node"},"body":{"type":"integer","description":"Match, where and body share its frame.","index":"routines"},"zone":{"type":"integer","description":"For cards: the zone in which the card must lie.","index":"zones"},"until":{"$ref":"#/definitions/Match"}},"required":["args","body","verb","when"],"additionalProperties":false},"Match":{"type":"object","properties":{"verb":{"type":"integer","index":"routines"},"args":{"type":"array","items":{"if":{"type":"object","required":["equals"]},"then":{"type":"object","properties":{"equals":{"$ref":"#/definitions/Node"}},"required":["equals"],"additionalProperties":false},"else":{"if":{"type":"object","required":["slot"]},"then":{"type":"object","properties":{"slot":{"type":"integer"}},"required":["slot"],"additionalProperties":false},"else":{"type":"null"}}}}},"required":["verb","args"],"additionalProperties":false,"description":"A sentence to wait for: the verb, and for each parameter a value to equal, a slot to fill, or null for any."},"PromptDef":{"type":"object","properties":{"id":{"type":"string"},"args":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"slot":{"type":"integer"},"type":{"$ref":"#/definitions/Type"}},"required":["name","slot","type"],"additionalProperties":false},"description":"Names in scope that the text may use, with `you` where somebody acts."},"span":{"$ref":"#/definitions/Span"}},"required":["id","args"],"additionalProperties":false},"TestDef":{"type":"object","properties":{"name":{"type":"string"},"players":{"type":"integer"},"options":{"type":"object","additionalProperties":{"type":"integer"}},"given":{"type":"integer","description":"Runs after setup, before play.","index":"routines"},"steps":{"type":"array","items":{"$ref":"#/definitions/TestStep"}},"span":{"$ref":"#/definitions/Span"}},"required":["name","options","steps"],"additionalProperties":false},"TestStep":{"type":"object","required":["is"],"discriminator":{"propertyName":"is"},"oneOf":[{"type":"object","properties":{"is":{"type":"string","const":"rolls"},"values":{"type":"array","items":{"$ref":"#/definitions/TestValue"}},"span":{"$ref":"#/definitions/Span"}},"required":["is","values"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"answers"},"seat":{"$ref":"#/definitions/TestValue"},"values":{"type":"array","items":{"$ref":"#/definitions/TestValue"}},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat","values"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"expect"},"test":{"$ref":"#/definitions/TestValue"},"text":{"type":"string"},"span":{"$ref":"#/definitions/Span"}},"required":["is","test","text"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"asked"},"seat":{"$ref":"#/definitions/TestValue"},"not":{"type":"boolean","const":true},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"nothing-shown"},"span":{"$ref":"#/definitions/Span"}},"required":["is"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"cannot"},"seat":{"$ref":"#/definitions/TestValue"},"value":{"$ref":"#/definitions/TestValue"},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat","value"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"knows"},"seat":{"$ref":"#/definitions/TestValue"},"things":{"$ref":"#/definitions/TestValue"},"attr":{"type":"integer","description":"Only this of them.","index":"attrs"},"not":{"type":"boolean","const":true},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat","things"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"event"},"match":{"$ref":"#/definitions/Match"},"frame":{"type":"integer"},"not":{"type":"boolean","const":true},"span":{"$ref":"#/definitions/Span"}},"required":["is","match","frame"],"additionalProperties":false}]},"TestValue":{"type":"object","properties":{"node":{"$ref":"#/definitions/Node"},"type":{"$ref":"#/definitions/Type"},"nothing":{"type":"boolean","const":true}},"required":["node","type"],"additionalProperties":false,"description":"An expression worked out at that moment of the test; `nothing` for declining."},"MarkDef":{"type":"object","properties":{"routine":{"type":"integer","index":"routines"},"span":{"$ref":"#/definitions/Span"}},"required":["routine","span"],"additionalProperties":false,"description":"A place in the source at which a block begins: for coverage and for \"where did it happen\"."},"Index":{"description":"Whose; null where there is one for all.","if":{"type":"null"},"else":{"$ref":"#/definitions/Node"}},"Statement":{"type":"array","operation":{"let":{"$ref":"#/definitions/operation%20s%20l"},"set":{"$ref":"#/definitions/operation%20v%20i%20l"},"add":{"$ref":"#/definitions/operation%20v%20i%20e"},"set-attr":{"$ref":"#/definitions/operation%20a%20l%20l"},"move":{"$ref":"#/definitions/operation%20l%20z%20i%20w%20e%3F%20end%20top%20bottom%20place%20cell"},"beside":{"$ref":"#/definitions/operation%20l%20w%20e%20before%20after"},"swap":{"$ref":"#/definitions/operation%20e%20e"},"rearrange":{"$ref":"#/definitions/operation%20l%20l"},"shuffle":{"$ref":"#/definitions/operation%20z%20i"},"reverse":{"$ref":"#/definitions/operation%20z%20i"},"pay":{"$ref":"#/definitions/operation%20v%20e%20e%20e"},"look":{"$ref":"#/definitions/operation%20e%20l"},"reveal":{"$ref":"#/definitions/operation%20l"},"learn":{"$ref":"#/definitions/operation%20a%20i%20l"},"face":{"$ref":"#/definitions/operation%20l%20n"},"carry":{"$ref":"#/definitions/operation%20e"},"choose":{"$ref":"#/definitions/operation%20c"},"atonce":{"$ref":"#/definitions/operation%20l%20s%20c"},"if":{"$ref":"#/definitions/operation%20e%20b%20b%3F"},"each":{"$ref":"#/definitions/operation%20s%20l%20b%20e%3F"},"repeat":{"$ref":"#/definitions/operation%20e%20b"},"until":{"$ref":"#/definitions/operation%20e%20b"},"do":{"$ref":"#/definitions/operation%20r%20e*"},"give":{"$ref":"#/definitions/operation%20l"},"stop":{"$ref":"#/definitions/operation"},"proceed":{"$ref":"#/definitions/operation"},"end":{"$ref":"#/definitions/operation"},"effect":{"$ref":"#/definitions/operation%20w%20h%20n*%20next%20until%20on"},"mark":{"$ref":"#/definitions/operation%20m"}}},"operation":{"type":"array","items":[{"type":"string"}],"minItems":1,"additionalItems":false},"operation e*":{"type":"array","items":[{"type":"string"}],"minItems":1,"additionalItems":{"$ref":"#/definitions/Node"}},"operation s":{"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0}],"minItems":2,"additionalItems":false},"operation s e":{"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation v i":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Index"}],"minItems":3,"additionalItems":false},"operation n":{"type":"array","items":[{"type":"string"},{"type":"integer"}],"minItems":2,"additionalItems":false},"operation o":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"options"}],"minItems":2,"additionalItems":false},"operation a e":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"attrs"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation z i":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"}],"minItems":3,"additionalItems":false},"operation e e":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation e":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"}],"minItems":2,"additionalItems":false},"operation e l l":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation l l":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation e l":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation e z i":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"}],"minItems":4,"additionalItems":false},"operation e t*":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"}],"minItems":2,"additionalItems":{"type":"integer","index":"types"}},"operation l s e":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation l s l":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation l":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"}],"minItems":2,"additionalItems":false},"operation l e":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation t":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"types"}],"minItems":2,"additionalItems":false},"operation g":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"designs"}],"minItems":2,"additionalItems":false},"operation z i e":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation d":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"dice"}],"minItems":2,"additionalItems":false},"operation e p":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","index":"prompts"}],"minItems":3,"additionalItems":false},"operation r e*":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"routines"}],"minItems":2,"additionalItems":{"$ref":"#/definitions/Node"}},"operation s l":{"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false},"operation v i l":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation v i e":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation a l l":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"attrs"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation l z i w e? end top bottom place cell":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"},{"enum":["end","top","bottom","place","cell"]},{"$ref":"#/definitions/Node"}],"minItems":5,"additionalItems":false},"operation l w e before after":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"enum":["before","after"]},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation v e e e":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":5,"additionalItems":false},"operation a i l":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"attrs"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation l n":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer"}],"minItems":3,"additionalItems":false},"operation c":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Choice"}],"minItems":2,"additionalItems":false},"operation l s c":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Choice"}],"minItems":4,"additionalItems":false},"operation e b b?":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Block"},{"$ref":"#/definitions/Block"}],"minItems":3,"additionalItems":false},"operation s l b e?":{"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Block"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false},"operation e b":{"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Block"}],"minItems":3,"additionalItems":false},"operation w h n* next until on":{"type":"array","items":[{"type":"string"},{"enum":["next","until","on"]},{"type":"integer","index":"hooks"}],"minItems":3,"additionalItems":{"type":"integer"}},"operation m":{"type":"array","items":[{"type":"string"},{"type":"integer","index":"marks"}],"minItems":2,"additionalItems":false}}};
const func2 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","properties":{"id":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}},"required":["id","values"],"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","properties":{"id":{"type":"string"},"base":{"type":"string","enum":["piece","card"]}},"required":["id","base"],"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.base === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "base"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.base !== undefined){
let data1 = data.base;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
if(!((data1 === "piece") || (data1 === "card"))){
const err5 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/enum",keyword:"enum",params:{allowedValues: schema8.properties.base.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","properties":{"id":{"type":"string"},"type":{"$ref":"#/definitions/Type"},"of":{"type":"array","items":{"type":"integer","index":"types"},"description":"Types of thing that have it."},"fixed":{"type":"boolean","const":true,"description":"Whether any statement sets it; if not, it can be read from the design."},"clue":{"type":"boolean","const":true,"description":"Seats may come to know it of a thing that they do not know otherwise: the operation `learn`."}},"required":["id","type","of"],"additionalProperties":false};
const schema10 = {"type":"object","properties":{"is":{"type":"string","enum":["number","yes-no","player","kind","thing","design","cell"]},"kind":{"type":"integer","description":"When `is` is 'kind'.","index":"kinds"},"types":{"type":"array","items":{"type":"integer","index":"types"},"description":"When `is` is 'thing' and not every thing will do."},"list":{"type":"boolean","const":true},"none":{"type":"boolean","const":true}},"required":["is"],"additionalProperties":false,"description":"What a value is. All values are whole numbers; `list` makes it an array of them; `none` allows NONE.","if":{"properties":{"is":{"const":"kind"}},"required":["is"]},"then":{"required":["kind"]},"else":{}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
else {
if(data.is !== undefined){
if("kind" !== data.is){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "kind")) || (key0 === "types")) || (key0 === "list")) || (key0 === "none"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.is !== undefined){
let data1 = data.is;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
if(!(((((((data1 === "number") || (data1 === "yes-no")) || (data1 === "player")) || (data1 === "kind")) || (data1 === "thing")) || (data1 === "design")) || (data1 === "cell"))){
const err7 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/enum",keyword:"enum",params:{allowedValues: schema10.properties.is.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
if(typeof data2 == "number"){
if(rootData["kinds"] instanceof Array && (data2 < 0 || data2 >= rootData["kinds"].length)){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/index",keyword:"index",params:{table: "kinds", of: rootData["kinds"].length}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
}
}
if(data.types !== undefined){
let data3 = data.types;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
if(typeof data4 == "number"){
if(rootData["types"] instanceof Array && (data4 < 0 || data4 >= rootData["types"].length)){
const err11 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
}
if(data.list !== undefined){
let data5 = data.list;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
if(true !== data5){
const err14 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
}
if(data.none !== undefined){
let data6 = data.none;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
if(true !== data6){
const err16 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.of === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "of")) || (key0 === "fixed")) || (key0 === "clue"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate27(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data2 = data.of;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err5 = {instancePath:instancePath+"/of/" + i0,schemaPath:"#/properties/of/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
if(typeof data3 == "number"){
if(rootData["types"] instanceof Array && (data3 < 0 || data3 >= rootData["types"].length)){
const err6 = {instancePath:instancePath+"/of/" + i0,schemaPath:"#/properties/of/items/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
if(data.fixed !== undefined){
let data4 = data.fixed;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
if(true !== data4){
const err9 = {instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
}
if(data.clue !== undefined){
let data5 = data.clue;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/clue",schemaPath:"#/properties/clue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
if(true !== data5){
const err11 = {instancePath:instancePath+"/clue",schemaPath:"#/properties/clue/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","properties":{"id":{"type":"string"},"type":{"type":"integer","index":"types"},"copies":{"type":"integer"},"attrs":{"type":"object","additionalProperties":{"$ref":"#/definitions/Constant"},"description":"Values at the start, by index in `attrs`."},"params":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"type":{"$ref":"#/definitions/Type"},"value":{"$ref":"#/definitions/Constant"}},"required":["name","type","value"],"additionalProperties":false},"description":"The card's own numbers and its family's value, for texts."},"family":{"type":"string","description":"The id that texts use when it is not the card's own: the name of the family."},"needs":{"type":"array","items":{"type":"object","properties":{"test":{"$ref":"#/definitions/Node"},"names":{"type":"array","items":{"type":"string"}},"span":{"$ref":"#/definitions/Span"}},"required":["test","names"],"additionalProperties":false}},"effect":{"type":"integer","description":"What happens when it is carried out.","index":"routines"},"hooks":{"type":"array","items":{"type":"integer","index":"hooks"},"description":"In force while the card lies in the hook's zone."},"span":{"$ref":"#/definitions/Span"}},"required":["id","type","copies","attrs"],"additionalProperties":false};
const schema12 = {"if":{"type":"integer"},"then":{"type":"integer"},"else":{"type":"array","items":{"type":"integer"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err1 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/else/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"description":"An expression: an operation, or a whole number of 32 bits.","type":["integer","array"],"minimum":-2147483648,"maximum":2147483647,"operation":{"none":{"$ref":"#/definitions/operation"},"list":{"$ref":"#/definitions/operation%20e*"},"slot":{"$ref":"#/definitions/operation%20s"},"answer":{"$ref":"#/definitions/operation%20s%20e"},"var":{"$ref":"#/definitions/operation%20v%20i"},"holder":{"$ref":"#/definitions/operation%20n"},"option":{"$ref":"#/definitions/operation%20o"},"attr":{"$ref":"#/definitions/operation%20a%20e"},"printed":{"$ref":"#/definitions/operation%20a%20e"},"zone":{"$ref":"#/definitions/operation%20z%20i"},"+":{"$ref":"#/definitions/operation%20e%20e"},"-":{"$ref":"#/definitions/operation%20e%20e"},"*":{"$ref":"#/definitions/operation%20e%20e"},"/":{"$ref":"#/definitions/operation%20e%20e"},"mod":{"$ref":"#/definitions/operation%20e%20e"},"max":{"$ref":"#/definitions/operation%20e%20e"},"min":{"$ref":"#/definitions/operation%20e%20e"},"=":{"$ref":"#/definitions/operation%20e%20e"},"<":{"$ref":"#/definitions/operation%20e%20e"},"<=":{"$ref":"#/definitions/operation%20e%20e"},"not":{"$ref":"#/definitions/operation%20e"},"and":{"$ref":"#/definitions/operation%20e%20e"},"or":{"$ref":"#/definitions/operation%20e%20e"},"if":{"$ref":"#/definitions/operation%20e%20l%20l"},"same":{"$ref":"#/definitions/operation%20l%20l"},"in":{"$ref":"#/definitions/operation%20e%20l"},"in-zone":{"$ref":"#/definitions/operation%20e%20z%20i"},"is-a":{"$ref":"#/definitions/operation%20e%20t*"},"range":{"$ref":"#/definitions/operation%20e%20e"},"where":{"$ref":"#/definitions/operation%20l%20s%20e"},"most":{"$ref":"#/definitions/operation%20l%20s%20e"},"least":{"$ref":"#/definitions/operation%20l%20s%20e"},"sorted":{"$ref":"#/definitions/operation%20l%20s%20e"},"giving":{"$ref":"#/definitions/operation%20l%20s%20l"},"joined":{"$ref":"#/definitions/operation%20l%20s%20l"},"count":{"$ref":"#/definitions/operation%20l"},"any":{"$ref":"#/definitions/operation%20l"},"first":{"$ref":"#/definitions/operation%20l"},"last":{"$ref":"#/definitions/operation%20l"},"only":{"$ref":"#/definitions/operation%20l"},"at":{"$ref":"#/definitions/operation%20l%20e"},"first-n":{"$ref":"#/definitions/operation%20l%20e"},"last-n":{"$ref":"#/definitions/operation%20l%20e"},"sum":{"$ref":"#/definitions/operation%20l"},"distinct":{"$ref":"#/definitions/operation%20l"},"reversed":{"$ref":"#/definitions/operation%20l"},"plus":{"$ref":"#/definitions/operation%20l%20l"},"without":{"$ref":"#/definitions/operation%20l%20l"},"reached":{"$ref":"#/definitions/operation%20l%20s%20l"},"every":{"$ref":"#/definitions/operation%20t"},"designs":{"$ref":"#/definitions/operation%20t"},"piece":{"$ref":"#/definitions/operation%20g"},"copies":{"$ref":"#/definitions/operation%20e"},"design":{"$ref":"#/definitions/operation%20e"},"place":{"$ref":"#/definitions/operation%20e"},"cell-of":{"$ref":"#/definitions/operation%20e"},"neighbours":{"$ref":"#/definitions/operation%20e"},"holder-of":{"$ref":"#/definitions/operation%20e"},"playable":{"$ref":"#/definitions/operation%20e"},"face-down":{"$ref":"#/definitions/operation%20e"},"players":{"$ref":"#/definitions/operation"},"players-from":{"$ref":"#/definitions/operation%20e"},"opponents":{"$ref":"#/definitions/operation"},"after":{"$ref":"#/definitions/operation%20e"},"before":{"$ref":"#/definitions/operation%20e"},"cell":{"$ref":"#/definitions/operation%20e%20e"},"x":{"$ref":"#/definitions/operation%20e"},"y":{"$ref":"#/definitions/operation%20e"},"toward":{"$ref":"#/definitions/operation%20e%20e"},"opposite":{"$ref":"#/definitions/operation%20e"},"rim":{"$ref":"#/definitions/operation%20z%20i"},"at-cell":{"$ref":"#/definitions/operation%20z%20i%20e"},"roll":{"$ref":"#/definitions/operation%20d"},"random":{"$ref":"#/definitions/operation%20e%20e"},"random-from":{"$ref":"#/definitions/operation%20l"},"weighing":{"$ref":"#/definitions/operation%20l%20s%20e"},"shuffled":{"$ref":"#/definitions/operation%20l"},"agrees":{"$ref":"#/definitions/operation%20e%20p"},"call":{"$ref":"#/definitions/operation%20r%20e*"}}};
const schema14 = {"type":"array","items":[{"type":"string"}],"minItems":1,"additionalItems":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 1)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"array","items":[{"type":"string"}],"minItems":1,"additionalItems":{"$ref":"#/definitions/Node"}};
const wrapper0 = {validate: validate35};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
var valid0 = len0 <= 1;
if(!valid0){
for(let i0=1; i0<len0; i0++){
const _errs1 = errors;
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0}],"minItems":2,"additionalItems":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Index"}],"minItems":3,"additionalItems":false};
const schema19 = {"description":"Whose; null where there is one for all.","if":{"type":"null"},"else":{"$ref":"#/definitions/Node"}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(!(wrapper0.validate(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["vars"] instanceof Array && (data1 < 0 || data1 >= rootData["vars"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "vars", of: rootData["vars"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"array","items":[{"type":"string"},{"type":"integer"}],"minItems":2,"additionalItems":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"options"}],"minItems":2,"additionalItems":false};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["options"] instanceof Array && (data1 < 0 || data1 >= rootData["options"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "options", of: rootData["options"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"attrs"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["attrs"] instanceof Array && (data1 < 0 || data1 >= rootData["attrs"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "attrs", of: rootData["attrs"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"}],"minItems":3,"additionalItems":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["zones"] instanceof Array && (data1 < 0 || data1 >= rootData["zones"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "zones", of: rootData["zones"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"}],"minItems":2,"additionalItems":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(wrapper0.validate(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"}],"minItems":4,"additionalItems":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data2 == "number"){
if(rootData["zones"] instanceof Array && (data2 < 0 || data2 >= rootData["zones"].length)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/index",keyword:"index",params:{table: "zones", of: rootData["zones"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 3){
if(!(validate45(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"}],"minItems":2,"additionalItems":{"type":"integer","index":"types"}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
var valid0 = len0 <= 2;
if(!valid0){
for(let i0=2; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/additionalItems/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(typeof data0 == "number"){
if(rootData["types"] instanceof Array && (data0 < 0 || data0 >= rootData["types"].length)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/additionalItems/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
var valid0 = _errs1 === errors;
}
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 3){
if(!(wrapper0.validate(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 3){
if(!(wrapper0.validate(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"}],"minItems":2,"additionalItems":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper0.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"types"}],"minItems":2,"additionalItems":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["types"] instanceof Array && (data1 < 0 || data1 >= rootData["types"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"designs"}],"minItems":2,"additionalItems":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["designs"] instanceof Array && (data1 < 0 || data1 >= rootData["designs"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "designs", of: rootData["designs"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["zones"] instanceof Array && (data1 < 0 || data1 >= rootData["zones"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "zones", of: rootData["zones"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(wrapper0.validate(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"dice"}],"minItems":2,"additionalItems":false};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["dice"] instanceof Array && (data1 < 0 || data1 >= rootData["dice"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "dice", of: rootData["dice"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","index":"prompts"}],"minItems":3,"additionalItems":false};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(wrapper0.validate(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data2 == "number"){
if(rootData["prompts"] instanceof Array && (data2 < 0 || data2 >= rootData["prompts"].length)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/index",keyword:"index",params:{table: "prompts", of: rootData["prompts"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"routines"}],"minItems":2,"additionalItems":{"$ref":"#/definitions/Node"}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
var valid0 = len0 <= 2;
if(!valid0){
for(let i0=2; i0<len0; i0++){
const _errs1 = errors;
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : gathered(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
}
if(len1 > 1){
let data2 = data[1];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(typeof data2 == "number"){
if(rootData["routines"] instanceof Array && (data2 < 0 || data2 >= rootData["routines"].length)){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(typeof data == "number"){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data < -2147483648 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(Array.isArray(data)){
const op0 = data[0];
if(op0 === "none"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : gathered(vErrors, validate36.errors);
errors = vErrors.length;
}
}
else if(op0 === "list"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : gathered(vErrors, validate38.errors);
errors = vErrors.length;
}
}
else if(op0 === "slot"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : gathered(vErrors, validate40.errors);
errors = vErrors.length;
}
}
else if(op0 === "answer"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : gathered(vErrors, validate42.errors);
errors = vErrors.length;
}
}
else if(op0 === "var"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : gathered(vErrors, validate44.errors);
errors = vErrors.length;
}
}
else if(op0 === "holder"){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : gathered(vErrors, validate48.errors);
errors = vErrors.length;
}
}
else if(op0 === "option"){
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate50.errors : gathered(vErrors, validate50.errors);
errors = vErrors.length;
}
}
else if(op0 === "attr"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : gathered(vErrors, validate52.errors);
errors = vErrors.length;
}
}
else if(op0 === "printed"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : gathered(vErrors, validate52.errors);
errors = vErrors.length;
}
}
else if(op0 === "zone"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : gathered(vErrors, validate55.errors);
errors = vErrors.length;
}
}
else if(op0 === "+"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "-"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "*"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "/"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "mod"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "max"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "min"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "="){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "<"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "<="){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "not"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "and"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "or"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "if"){
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : gathered(vErrors, validate73.errors);
errors = vErrors.length;
}
}
else if(op0 === "same"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : gathered(vErrors, validate75.errors);
errors = vErrors.length;
}
}
else if(op0 === "in"){
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : gathered(vErrors, validate77.errors);
errors = vErrors.length;
}
}
else if(op0 === "in-zone"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate79.errors : gathered(vErrors, validate79.errors);
errors = vErrors.length;
}
}
else if(op0 === "is-a"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate82.errors : gathered(vErrors, validate82.errors);
errors = vErrors.length;
}
}
else if(op0 === "range"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "where"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : gathered(vErrors, validate85.errors);
errors = vErrors.length;
}
}
else if(op0 === "most"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : gathered(vErrors, validate85.errors);
errors = vErrors.length;
}
}
else if(op0 === "least"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : gathered(vErrors, validate85.errors);
errors = vErrors.length;
}
}
else if(op0 === "sorted"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : gathered(vErrors, validate85.errors);
errors = vErrors.length;
}
}
else if(op0 === "giving"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : gathered(vErrors, validate90.errors);
errors = vErrors.length;
}
}
else if(op0 === "joined"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : gathered(vErrors, validate90.errors);
errors = vErrors.length;
}
}
else if(op0 === "count"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "any"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "first"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "last"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "only"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "at"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : gathered(vErrors, validate99.errors);
errors = vErrors.length;
}
}
else if(op0 === "first-n"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : gathered(vErrors, validate99.errors);
errors = vErrors.length;
}
}
else if(op0 === "last-n"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : gathered(vErrors, validate99.errors);
errors = vErrors.length;
}
}
else if(op0 === "sum"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "distinct"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "reversed"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "plus"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : gathered(vErrors, validate75.errors);
errors = vErrors.length;
}
}
else if(op0 === "without"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : gathered(vErrors, validate75.errors);
errors = vErrors.length;
}
}
else if(op0 === "reached"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : gathered(vErrors, validate90.errors);
errors = vErrors.length;
}
}
else if(op0 === "every"){
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : gathered(vErrors, validate109.errors);
errors = vErrors.length;
}
}
else if(op0 === "designs"){
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : gathered(vErrors, validate109.errors);
errors = vErrors.length;
}
}
else if(op0 === "piece"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : gathered(vErrors, validate112.errors);
errors = vErrors.length;
}
}
else if(op0 === "copies"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "design"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "place"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "cell-of"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "neighbours"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "holder-of"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "playable"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "face-down"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "players"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : gathered(vErrors, validate36.errors);
errors = vErrors.length;
}
}
else if(op0 === "players-from"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "opponents"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : gathered(vErrors, validate36.errors);
errors = vErrors.length;
}
}
else if(op0 === "after"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "before"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "cell"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "x"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "y"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "toward"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "opposite"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "rim"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : gathered(vErrors, validate55.errors);
errors = vErrors.length;
}
}
else if(op0 === "at-cell"){
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : gathered(vErrors, validate133.errors);
errors = vErrors.length;
}
}
else if(op0 === "roll"){
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate136.errors : gathered(vErrors, validate136.errors);
errors = vErrors.length;
}
}
else if(op0 === "random"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "random-from"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "weighing"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : gathered(vErrors, validate85.errors);
errors = vErrors.length;
}
}
else if(op0 === "shuffled"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "agrees"){
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : gathered(vErrors, validate142.errors);
errors = vErrors.length;
}
}
else if(op0 === "call"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : gathered(vErrors, validate144.errors);
errors = vErrors.length;
}
}
else {
const err3 = {instancePath,schemaPath:"#/operation",keyword:"operation",params:{op: data[0]}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"array","minItems":5,"items":[{"type":"integer","title":"file"},{"type":"integer","title":"line"},{"type":"integer","title":"column"},{"type":"integer","title":"endLine"},{"type":"integer","title":"endColumn"}],"maxItems":5,"description":"[source file, first line, first column, last line, last column]; file is an index in `sources`."};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 5){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.length < 5){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len0 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(len0 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(len0 > 3){
let data3 = data[3];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(len0 > 4){
let data4 = data[4];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err6 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.copies === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copies"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.attrs === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attrs"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["types"] instanceof Array && (data1 < 0 || data1 >= rootData["types"].length)){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
}
if(data.copies !== undefined){
let data2 = data.copies;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
if(data.attrs !== undefined){
let data3 = data.attrs;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(validate31(data3[key1], {instancePath:instancePath+"/attrs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate31.errors : gathered(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/attrs",schemaPath:"#/properties/attrs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
}
if(data.params !== undefined){
let data5 = data.params;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err10 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
if(data6.type === undefined){
const err11 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
if(data6.value === undefined){
const err12 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "name") || (key2 === "type")) || (key2 === "value"))){
const err13 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err14 = {instancePath:instancePath+"/params/" + i0+"/name",schemaPath:"#/properties/params/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
}
if(data6.type !== undefined){
if(!(validate27(data6.type, {instancePath:instancePath+"/params/" + i0+"/type",parentData:data6,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data6.value !== undefined){
if(!(validate31(data6.value, {instancePath:instancePath+"/params/" + i0+"/value",parentData:data6,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate31.errors : gathered(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
}
if(data.family !== undefined){
if(typeof data.family !== "string"){
const err17 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
}
if(data.needs !== undefined){
let data11 = data.needs;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.test === undefined){
const err18 = {instancePath:instancePath+"/needs/" + i1,schemaPath:"#/properties/needs/items/required",keyword:"required",params:{missingProperty: "test"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
if(data12.names === undefined){
const err19 = {instancePath:instancePath+"/needs/" + i1,schemaPath:"#/properties/needs/items/required",keyword:"required",params:{missingProperty: "names"}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
for(const key3 in data12){
if(!(((key3 === "test") || (key3 === "names")) || (key3 === "span"))){
const err20 = {instancePath:instancePath+"/needs/" + i1,schemaPath:"#/properties/needs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
}
if(data12.test !== undefined){
if(!(validate35(data12.test, {instancePath:instancePath+"/needs/" + i1+"/test",parentData:data12,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data12.names !== undefined){
let data14 = data12.names;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err21 = {instancePath:instancePath+"/needs/" + i1+"/names/" + i2,schemaPath:"#/properties/needs/items/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
gathered(vErrors, [err21]);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/needs/" + i1+"/names",schemaPath:"#/properties/needs/items/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
gathered(vErrors, [err22]);
}
errors++;
}
}
if(data12.span !== undefined){
if(!(validate147(data12.span, {instancePath:instancePath+"/needs/" + i1+"/span",parentData:data12,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/needs/" + i1,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
gathered(vErrors, [err23]);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
gathered(vErrors, [err24]);
}
errors++;
}
}
if(data.effect !== undefined){
let data17 = data.effect;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err25 = {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
gathered(vErrors, [err25]);
}
errors++;
}
if(typeof data17 == "number"){
if(rootData["routines"] instanceof Array && (data17 < 0 || data17 >= rootData["routines"].length)){
const err26 = {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err26];
}
else {
gathered(vErrors, [err26]);
}
errors++;
}
}
}
if(data.hooks !== undefined){
let data18 = data.hooks;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err27 = {instancePath:instancePath+"/hooks/" + i3,schemaPath:"#/properties/hooks/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
gathered(vErrors, [err27]);
}
errors++;
}
if(typeof data19 == "number"){
if(rootData["hooks"] instanceof Array && (data19 < 0 || data19 >= rootData["hooks"].length)){
const err28 = {instancePath:instancePath+"/hooks/" + i3,schemaPath:"#/properties/hooks/items/index",keyword:"index",params:{table: "hooks", of: rootData["hooks"].length}};
if(vErrors === null){
vErrors = [err28];
}
else {
gathered(vErrors, [err28]);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
gathered(vErrors, [err29]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
gathered(vErrors, [err30]);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","properties":{"id":{"type":"string"},"shape":{"type":"string","enum":["ring","row","grid","pile","hand","set"]},"of":{"type":"array","items":{"type":"integer","index":"types"}},"per":{"$ref":"#/definitions/Per"},"seen":{"type":"string","enum":["all","none","owner","others"],"description":"`others`: every player but the one whose zone it is."},"again":{"type":"boolean","const":true,"description":"What comes here is hidden again: only those who see the zone go on knowing what it is."},"head":{"type":"integer","description":"A ring's head.","index":"designs"}},"required":["id","shape","of","per","seen"],"additionalProperties":false};
const schema43 = {"if":{"type":"string"},"then":{"type":"string","enum":["game","player","design"]},"else":{"type":"object","properties":{"kind":{"type":"integer","index":"kinds"}},"required":["kind"],"additionalProperties":false}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(!(((data === "game") || (data === "player")) || (data === "design"))){
const err2 = {instancePath,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues: schema43.then.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "kind")){
const err4 = {instancePath,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/else/properties/kind/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
if(typeof data0 == "number"){
if(rootData["kinds"] instanceof Array && (data0 < 0 || data0 >= rootData["kinds"].length)){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/else/properties/kind/index",keyword:"index",params:{table: "kinds", of: rootData["kinds"].length}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.shape === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shape"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.of === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.per === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(data.seen === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seen"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "shape")) || (key0 === "of")) || (key0 === "per")) || (key0 === "seen")) || (key0 === "again")) || (key0 === "head"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
if(data.shape !== undefined){
let data1 = data.shape;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
if(!((((((data1 === "ring") || (data1 === "row")) || (data1 === "grid")) || (data1 === "pile")) || (data1 === "hand")) || (data1 === "set"))){
const err8 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema42.properties.shape.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
if(data.of !== undefined){
let data2 = data.of;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/of/" + i0,schemaPath:"#/properties/of/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
if(typeof data3 == "number"){
if(rootData["types"] instanceof Array && (data3 < 0 || data3 >= rootData["types"].length)){
const err10 = {instancePath:instancePath+"/of/" + i0,schemaPath:"#/properties/of/items/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
if(data.per !== undefined){
if(!(validate152(data.per, {instancePath:instancePath+"/per",parentData:data,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? validate152.errors : gathered(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.seen !== undefined){
let data5 = data.seen;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
if(!((((data5 === "all") || (data5 === "none")) || (data5 === "owner")) || (data5 === "others"))){
const err13 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/enum",keyword:"enum",params:{allowedValues: schema42.properties.seen.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data.again !== undefined){
let data6 = data.again;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/again",schemaPath:"#/properties/again/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
if(true !== data6){
const err15 = {instancePath:instancePath+"/again",schemaPath:"#/properties/again/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
if(data.head !== undefined){
let data7 = data.head;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
if(typeof data7 == "number"){
if(rootData["designs"] instanceof Array && (data7 < 0 || data7 >= rootData["designs"].length)){
const err17 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/index",keyword:"index",params:{table: "designs", of: rootData["designs"].length}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"object","properties":{"id":{"type":"string"},"role":{"type":"string","enum":["tokens","counter","variable"]},"type":{"$ref":"#/definitions/Type"},"per":{"$ref":"#/definitions/Per"},"start":{"$ref":"#/definitions/Constant"},"holders":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"start":{"type":"integer"},"owes":{"type":"boolean","const":true}},"required":["id","start"],"additionalProperties":false},"description":"Holders of tokens besides the players."},"seen":{"type":"string","enum":["all","none","owner"]}},"required":["id","role","type","per","start"],"additionalProperties":false};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.per === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(data.start === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "role")) || (key0 === "type")) || (key0 === "per")) || (key0 === "start")) || (key0 === "holders")) || (key0 === "seen"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
if(!(((data1 === "tokens") || (data1 === "counter")) || (data1 === "variable"))){
const err8 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema44.properties.role.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate27(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.per !== undefined){
if(!(validate152(data.per, {instancePath:instancePath+"/per",parentData:data,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? validate152.errors : gathered(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate31(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate31.errors : gathered(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.holders !== undefined){
let data5 = data.holders;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err9 = {instancePath:instancePath+"/holders/" + i0,schemaPath:"#/properties/holders/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
if(data6.start === undefined){
const err10 = {instancePath:instancePath+"/holders/" + i0,schemaPath:"#/properties/holders/items/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "id") || (key1 === "start")) || (key1 === "owes"))){
const err11 = {instancePath:instancePath+"/holders/" + i0,schemaPath:"#/properties/holders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
const err12 = {instancePath:instancePath+"/holders/" + i0+"/id",schemaPath:"#/properties/holders/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
}
if(data6.start !== undefined){
let data8 = data6.start;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err13 = {instancePath:instancePath+"/holders/" + i0+"/start",schemaPath:"#/properties/holders/items/properties/start/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data6.owes !== undefined){
let data9 = data6.owes;
if(typeof data9 !== "boolean"){
const err14 = {instancePath:instancePath+"/holders/" + i0+"/owes",schemaPath:"#/properties/holders/items/properties/owes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
if(true !== data9){
const err15 = {instancePath:instancePath+"/holders/" + i0+"/owes",schemaPath:"#/properties/holders/items/properties/owes/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/holders/" + i0,schemaPath:"#/properties/holders/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/holders",schemaPath:"#/properties/holders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
}
if(data.seen !== undefined){
let data10 = data.seen;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
if(!(((data10 === "all") || (data10 === "none")) || (data10 === "owner"))){
const err19 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/enum",keyword:"enum",params:{allowedValues: schema44.properties.seen.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","properties":{"id":{"type":"string"},"type":{"$ref":"#/definitions/Type"},"values":{"type":"array","items":{"type":"integer"},"description":"The first is the default."}},"required":["id","type","values"],"additionalProperties":false};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.values === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "type")) || (key0 === "values"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate27(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err5 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","properties":{"id":{"type":"string"},"sides":{"type":"integer"}},"required":["id","sides"],"additionalProperties":false};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.sides === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sides"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "sides"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.sides !== undefined){
let data1 = data.sides;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","properties":{"id":{"type":"string"},"is":{"type":"string","enum":["verb","phase","define","card","effect","rule","change"],"description":"`change`: no verb, but every change of one sort, whatever statement makes it; effects wait for it like for a verb."},"params":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"slot":{"type":"integer"},"type":{"$ref":"#/definitions/Type"}},"required":["name","slot","type"],"additionalProperties":false}},"slots":{"type":"array","items":{"type":"string"},"description":"Names of the slots, for texts and tools; '' where a slot has none."},"body":{"$ref":"#/definitions/Block","description":"Of a define one `give`: it gives a value and does nothing else."},"gives":{"$ref":"#/definitions/Type"},"told":{"type":"boolean","const":true},"ordered":{"type":"boolean","const":true,"description":"Effects on this verb act in an order its `you` chooses."},"changes":{"$ref":"#/definitions/ChangeDef","description":"Of a change. Its parameters are those of `CHANGE_PARAMS`, its body is empty: the engine knows what makes it."},"span":{"$ref":"#/definitions/Span"}},"required":["id","is","params","slots","body"],"additionalProperties":false,"description":"A slot is a place in a routine's frame: 0 is `you`, 1 is `this`, the rest are parameters and names."};
const schema48 = {"type":"array","items":{"$ref":"#/definitions/Statement"}};
const schema49 = {"type":"array","operation":{"let":{"$ref":"#/definitions/operation%20s%20l"},"set":{"$ref":"#/definitions/operation%20v%20i%20l"},"add":{"$ref":"#/definitions/operation%20v%20i%20e"},"set-attr":{"$ref":"#/definitions/operation%20a%20l%20l"},"move":{"$ref":"#/definitions/operation%20l%20z%20i%20w%20e%3F%20end%20top%20bottom%20place%20cell"},"beside":{"$ref":"#/definitions/operation%20l%20w%20e%20before%20after"},"swap":{"$ref":"#/definitions/operation%20e%20e"},"rearrange":{"$ref":"#/definitions/operation%20l%20l"},"shuffle":{"$ref":"#/definitions/operation%20z%20i"},"reverse":{"$ref":"#/definitions/operation%20z%20i"},"pay":{"$ref":"#/definitions/operation%20v%20e%20e%20e"},"look":{"$ref":"#/definitions/operation%20e%20l"},"reveal":{"$ref":"#/definitions/operation%20l"},"learn":{"$ref":"#/definitions/operation%20a%20i%20l"},"face":{"$ref":"#/definitions/operation%20l%20n"},"carry":{"$ref":"#/definitions/operation%20e"},"choose":{"$ref":"#/definitions/operation%20c"},"atonce":{"$ref":"#/definitions/operation%20l%20s%20c"},"if":{"$ref":"#/definitions/operation%20e%20b%20b%3F"},"each":{"$ref":"#/definitions/operation%20s%20l%20b%20e%3F"},"repeat":{"$ref":"#/definitions/operation%20e%20b"},"until":{"$ref":"#/definitions/operation%20e%20b"},"do":{"$ref":"#/definitions/operation%20r%20e*"},"give":{"$ref":"#/definitions/operation%20l"},"stop":{"$ref":"#/definitions/operation"},"proceed":{"$ref":"#/definitions/operation"},"end":{"$ref":"#/definitions/operation"},"effect":{"$ref":"#/definitions/operation%20w%20h%20n*%20next%20until%20on"},"mark":{"$ref":"#/definitions/operation%20m"}}};
const schema50 = {"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"}],"minItems":3,"additionalItems":false};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate35(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["vars"] instanceof Array && (data1 < 0 || data1 >= rootData["vars"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "vars", of: rootData["vars"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(validate35(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["vars"] instanceof Array && (data1 < 0 || data1 >= rootData["vars"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "vars", of: rootData["vars"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(validate35(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"attrs"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["attrs"] instanceof Array && (data1 < 0 || data1 >= rootData["attrs"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "attrs", of: rootData["attrs"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate35(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(validate35(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","index":"zones"},{"$ref":"#/definitions/Index"},{"enum":["end","top","bottom","place","cell"]},{"$ref":"#/definitions/Node"}],"minItems":5,"additionalItems":false};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 5){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 6)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate35(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data2 == "number"){
if(rootData["zones"] instanceof Array && (data2 < 0 || data2 >= rootData["zones"].length)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/index",keyword:"index",params:{table: "zones", of: rootData["zones"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 3){
if(!(validate45(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(len1 > 4){
let data4 = data[4];
if(!(((((data4 === "end") || (data4 === "top")) || (data4 === "bottom")) || (data4 === "place")) || (data4 === "cell"))){
const err5 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/enum",keyword:"enum",params:{allowedValues: schema54.items[4].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(len1 > 5){
if(!(validate35(data[5], {instancePath:instancePath+"/5",parentData:data,parentDataProperty:5,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"enum":["before","after"]},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate35(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((data2 === "before") || (data2 === "after"))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/enum",keyword:"enum",params:{allowedValues: schema55.items[2].enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(len1 > 3){
if(!(validate35(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"vars"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Node"}],"minItems":5,"additionalItems":false};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 5){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 5)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["vars"] instanceof Array && (data1 < 0 || data1 >= rootData["vars"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "vars", of: rootData["vars"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate35(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(validate35(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 4){
if(!(validate35(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"attrs"},{"$ref":"#/definitions/Index"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["attrs"] instanceof Array && (data1 < 0 || data1 >= rootData["attrs"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "attrs", of: rootData["attrs"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : gathered(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(validate35(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer"}],"minItems":3,"additionalItems":false};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate35(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Choice"}],"minItems":2,"additionalItems":false};
const schema60 = {"type":"object","properties":{"slot":{"type":"integer"},"who":{"$ref":"#/definitions/Node","description":"Who chooses; for `atonce` the slot that holds the chooser while `from` is worked out."},"from":{"$ref":"#/definitions/Node"},"type":{"$ref":"#/definitions/Type"},"many":{"type":"object","properties":{"min":{"$ref":"#/definitions/Node"},"max":{"if":{"type":"null"},"then":{"type":"null"},"else":{"$ref":"#/definitions/Node"}}},"required":["min","max"],"additionalProperties":false,"description":"Absent: exactly one, held as a value. Present: a list; both bounds are cut down to what there is, null is no bound."},"ordered":{"type":"boolean","const":true},"may":{"type":"boolean","const":true},"secret":{"type":"boolean","const":true,"description":"What there is to choose follows from what not all may know: asked even where there is but one answer, or none."},"prompt":{"type":"integer","index":"prompts"},"body":{"$ref":"#/definitions/Block"},"else":{"$ref":"#/definitions/Block"}},"required":["slot","who","from","type","prompt"],"additionalProperties":false,"description":"The details of a choice; see the operations `choose` and `atonce`."};
const wrapper26 = {validate: validate167};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slot === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.who === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "who"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(data.prompt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema60.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.slot !== undefined){
let data0 = data.slot;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
if(data.who !== undefined){
if(!(validate35(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate35(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate27(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.many !== undefined){
let data4 = data.many;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.min === undefined){
const err7 = {instancePath:instancePath+"/many",schemaPath:"#/properties/many/required",keyword:"required",params:{missingProperty: "min"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
if(data4.max === undefined){
const err8 = {instancePath:instancePath+"/many",schemaPath:"#/properties/many/required",keyword:"required",params:{missingProperty: "max"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "min") || (key1 === "max"))){
const err9 = {instancePath:instancePath+"/many",schemaPath:"#/properties/many/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
}
if(data4.min !== undefined){
if(!(validate35(data4.min, {instancePath:instancePath+"/many/min",parentData:data4,parentDataProperty:"min",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data4.max !== undefined){
let data6 = data4.max;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(data6 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs15 = errors;
if(data6 !== null){
const err11 = {instancePath:instancePath+"/many/max",schemaPath:"#/properties/many/properties/max/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate35(data6, {instancePath:instancePath+"/many/max",parentData:data4,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err12 = {instancePath:instancePath+"/many/max",schemaPath:"#/properties/many/properties/max/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/many",schemaPath:"#/properties/many/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data.ordered !== undefined){
let data7 = data.ordered;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
if(true !== data7){
const err15 = {instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
if(data.may !== undefined){
let data8 = data.may;
if(typeof data8 !== "boolean"){
const err16 = {instancePath:instancePath+"/may",schemaPath:"#/properties/may/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
if(true !== data8){
const err17 = {instancePath:instancePath+"/may",schemaPath:"#/properties/may/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
}
if(data.secret !== undefined){
let data9 = data.secret;
if(typeof data9 !== "boolean"){
const err18 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
if(true !== data9){
const err19 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
}
if(data.prompt !== undefined){
let data10 = data.prompt;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err20 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
if(typeof data10 == "number"){
if(rootData["prompts"] instanceof Array && (data10 < 0 || data10 >= rootData["prompts"].length)){
const err21 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/index",keyword:"index",params:{table: "prompts", of: rootData["prompts"].length}};
if(vErrors === null){
vErrors = [err21];
}
else {
gathered(vErrors, [err21]);
}
errors++;
}
}
}
if(data.body !== undefined){
if(!(wrapper26.validate(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? wrapper26.validate.errors : gathered(vErrors, wrapper26.validate.errors);
errors = vErrors.length;
}
}
if(data.else !== undefined){
if(!(wrapper26.validate(data.else, {instancePath:instancePath+"/else",parentData:data,parentDataProperty:"else",rootData}))){
vErrors = vErrors === null ? wrapper26.validate.errors : gathered(vErrors, wrapper26.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
gathered(vErrors, [err22]);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate213(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate213.errors : gathered(vErrors, validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Choice"}],"minItems":4,"additionalItems":false};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate35(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
let data2 = data[2];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 3){
if(!(validate213(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate213.errors : gathered(vErrors, validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Block"},{"$ref":"#/definitions/Block"}],"minItems":3,"additionalItems":false};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 4)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate35(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper26.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper26.validate.errors : gathered(vErrors, wrapper26.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(wrapper26.validate(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? wrapper26.validate.errors : gathered(vErrors, wrapper26.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":"array","items":[{"type":"string"},{"type":"integer","minimum":0},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Block"},{"$ref":"#/definitions/Node"}],"minItems":4,"additionalItems":false};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 4){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 5)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(len1 > 2){
if(!(validate35(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 3){
if(!(wrapper26.validate(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? wrapper26.validate.errors : gathered(vErrors, wrapper26.validate.errors);
errors = vErrors.length;
}
}
if(len1 > 4){
if(!(validate35(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"array","items":[{"type":"string"},{"$ref":"#/definitions/Node"},{"$ref":"#/definitions/Block"}],"minItems":3,"additionalItems":false};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 3)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
if(!(validate35(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(len1 > 2){
if(!(wrapper26.validate(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? wrapper26.validate.errors : gathered(vErrors, wrapper26.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}

const schema65 = {"type":"array","items":[{"type":"string"},{"enum":["next","until","on"]},{"type":"integer","index":"hooks"}],"minItems":3,"additionalItems":{"type":"integer"}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 3){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
var valid0 = len0 <= 3;
if(!valid0){
for(let i0=3; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/additionalItems/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
var valid0 = _errs1 === errors;
}
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data2 = data[1];
if(!(((data2 === "next") || (data2 === "until")) || (data2 === "on"))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/enum",keyword:"enum",params:{allowedValues: schema65.items[1].enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(len1 > 2){
let data3 = data[2];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
if(typeof data3 == "number"){
if(rootData["hooks"] instanceof Array && (data3 < 0 || data3 >= rootData["hooks"].length)){
const err5 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/index",keyword:"index",params:{table: "hooks", of: rootData["hooks"].length}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":"array","items":[{"type":"string"},{"type":"integer","index":"marks"}],"minItems":2,"additionalItems":false};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const len0 = data.length;
if(!(len0 <= 2)){
const err1 = {instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
const len1 = data.length;
if(len1 > 0){
if(typeof data[0] !== "string"){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(len1 > 1){
let data1 = data[1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data1 == "number"){
if(rootData["marks"] instanceof Array && (data1 < 0 || data1 >= rootData["marks"].length)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/index",keyword:"index",params:{table: "marks", of: rootData["marks"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const op0 = data[0];
if(op0 === "let"){
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate169.errors : gathered(vErrors, validate169.errors);
errors = vErrors.length;
}
}
else if(op0 === "set"){
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate172.errors : gathered(vErrors, validate172.errors);
errors = vErrors.length;
}
}
else if(op0 === "add"){
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : gathered(vErrors, validate176.errors);
errors = vErrors.length;
}
}
else if(op0 === "set-attr"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate180.errors : gathered(vErrors, validate180.errors);
errors = vErrors.length;
}
}
else if(op0 === "move"){
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate184.errors : gathered(vErrors, validate184.errors);
errors = vErrors.length;
}
}
else if(op0 === "beside"){
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : gathered(vErrors, validate189.errors);
errors = vErrors.length;
}
}
else if(op0 === "swap"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : gathered(vErrors, validate58.errors);
errors = vErrors.length;
}
}
else if(op0 === "rearrange"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : gathered(vErrors, validate75.errors);
errors = vErrors.length;
}
}
else if(op0 === "shuffle"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : gathered(vErrors, validate55.errors);
errors = vErrors.length;
}
}
else if(op0 === "reverse"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : gathered(vErrors, validate55.errors);
errors = vErrors.length;
}
}
else if(op0 === "pay"){
if(!(validate197(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate197.errors : gathered(vErrors, validate197.errors);
errors = vErrors.length;
}
}
else if(op0 === "look"){
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : gathered(vErrors, validate77.errors);
errors = vErrors.length;
}
}
else if(op0 === "reveal"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "learn"){
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate204.errors : gathered(vErrors, validate204.errors);
errors = vErrors.length;
}
}
else if(op0 === "face"){
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate208.errors : gathered(vErrors, validate208.errors);
errors = vErrors.length;
}
}
else if(op0 === "carry"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : gathered(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(op0 === "choose"){
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate212.errors : gathered(vErrors, validate212.errors);
errors = vErrors.length;
}
}
else if(op0 === "atonce"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate221.errors : gathered(vErrors, validate221.errors);
errors = vErrors.length;
}
}
else if(op0 === "if"){
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate225.errors : gathered(vErrors, validate225.errors);
errors = vErrors.length;
}
}
else if(op0 === "each"){
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate228.errors : gathered(vErrors, validate228.errors);
errors = vErrors.length;
}
}
else if(op0 === "repeat"){
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate232.errors : gathered(vErrors, validate232.errors);
errors = vErrors.length;
}
}
else if(op0 === "until"){
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate232.errors : gathered(vErrors, validate232.errors);
errors = vErrors.length;
}
}
else if(op0 === "do"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : gathered(vErrors, validate144.errors);
errors = vErrors.length;
}
}
else if(op0 === "give"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : gathered(vErrors, validate93.errors);
errors = vErrors.length;
}
}
else if(op0 === "stop"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : gathered(vErrors, validate36.errors);
errors = vErrors.length;
}
}
else if(op0 === "proceed"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : gathered(vErrors, validate36.errors);
errors = vErrors.length;
}
}
else if(op0 === "end"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : gathered(vErrors, validate36.errors);
errors = vErrors.length;
}
}
else if(op0 === "effect"){
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate241.errors : gathered(vErrors, validate241.errors);
errors = vErrors.length;
}
}
else if(op0 === "mark"){
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate243.errors : gathered(vErrors, validate243.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/operation",keyword:"operation",params:{op: data[0]}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate168(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : gathered(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":"object","properties":{"is":{"type":"string","enum":["place","face","attr","var"]},"types":{"type":"array","items":{"type":"integer","index":"types"},"description":"Of `place` and `face`: only things of these types."},"attr":{"type":"integer","index":"attrs"},"var":{"type":"integer","index":"vars"}},"required":["is"],"additionalProperties":false,"description":"What changes: where things lie, which way up they lie, an attribute of theirs, or a counter, variable or tokens."};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "is") || (key0 === "types")) || (key0 === "attr")) || (key0 === "var"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
}
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(!((((data0 === "place") || (data0 === "face")) || (data0 === "attr")) || (data0 === "var"))){
const err3 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/enum",keyword:"enum",params:{allowedValues: schema67.properties.is.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.types !== undefined){
let data1 = data.types;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
if(typeof data2 == "number"){
if(rootData["types"] instanceof Array && (data2 < 0 || data2 >= rootData["types"].length)){
const err5 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/index",keyword:"index",params:{table: "types", of: rootData["types"].length}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
if(data.attr !== undefined){
let data3 = data.attr;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
if(typeof data3 == "number"){
if(rootData["attrs"] instanceof Array && (data3 < 0 || data3 >= rootData["attrs"].length)){
const err8 = {instancePath:instancePath+"/attr",schemaPath:"#/properties/attr/index",keyword:"index",params:{table: "attrs", of: rootData["attrs"].length}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
}
if(data.var !== undefined){
let data4 = data.var;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/var",schemaPath:"#/properties/var/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
if(typeof data4 == "number"){
if(rootData["vars"] instanceof Array && (data4 < 0 || data4 >= rootData["vars"].length)){
const err10 = {instancePath:instancePath+"/var",schemaPath:"#/properties/var/index",keyword:"index",params:{table: "vars", of: rootData["vars"].length}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.is === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.params === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.slots === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema47.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
if(data.is !== undefined){
let data1 = data.is;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
if(!(((((((data1 === "verb") || (data1 === "phase")) || (data1 === "define")) || (data1 === "card")) || (data1 === "effect")) || (data1 === "rule")) || (data1 === "change"))){
const err8 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/enum",keyword:"enum",params:{allowedValues: schema47.properties.is.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
if(data.params !== undefined){
let data2 = data.params;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err9 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
if(data3.slot === undefined){
const err10 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/required",keyword:"required",params:{missingProperty: "slot"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
if(data3.type === undefined){
const err11 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "slot")) || (key1 === "type"))){
const err12 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err13 = {instancePath:instancePath+"/params/" + i0+"/name",schemaPath:"#/properties/params/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data3.slot !== undefined){
let data5 = data3.slot;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err14 = {instancePath:instancePath+"/params/" + i0+"/slot",schemaPath:"#/properties/params/items/properties/slot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
}
if(data3.type !== undefined){
if(!(validate27(data3.type, {instancePath:instancePath+"/params/" + i0+"/type",parentData:data3,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/params/" + i0,schemaPath:"#/properties/params/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
}
if(data.slots !== undefined){
let data7 = data.slots;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err17 = {instancePath:instancePath+"/slots/" + i1,schemaPath:"#/properties/slots/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate167(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate167.errors : gathered(vErrors, validate167.errors);
errors = vErrors.length;
}
}
if(data.gives !== undefined){
if(!(validate27(data.gives, {instancePath:instancePath+"/gives",parentData:data,parentDataProperty:"gives",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.told !== undefined){
let data11 = data.told;
if(typeof data11 !== "boolean"){
const err19 = {instancePath:instancePath+"/told",schemaPath:"#/properties/told/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
if(true !== data11){
const err20 = {instancePath:instancePath+"/told",schemaPath:"#/properties/told/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
}
if(data.ordered !== undefined){
let data12 = data.ordered;
if(typeof data12 !== "boolean"){
const err21 = {instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
gathered(vErrors, [err21]);
}
errors++;
}
if(true !== data12){
const err22 = {instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err22];
}
else {
gathered(vErrors, [err22]);
}
errors++;
}
}
if(data.changes !== undefined){
if(!(validate248(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData}))){
vErrors = vErrors === null ? validate248.errors : gathered(vErrors, validate248.errors);
errors = vErrors.length;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
gathered(vErrors, [err23]);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

const schema68 = {"type":"object","properties":{"verb":{"type":"integer","index":"routines"},"args":{"type":"array","items":{"if":{"type":"object","required":["equals"]},"then":{"type":"object","properties":{"equals":{"$ref":"#/definitions/Node"}},"required":["equals"],"additionalProperties":false},"else":{"if":{"type":"object","required":["slot"]},"then":{"type":"object","properties":{"slot":{"type":"integer"}},"required":["slot"],"additionalProperties":false},"else":{"type":"null"}}}},"when":{"type":"string","enum":["before","after","instead"]},"where":{"$ref":"#/definitions/Node"},"body":{"type":"integer","description":"Match, where and body share its frame.","index":"routines"},"zone":{"type":"integer","description":"For cards: the zone in which the card must lie.","index":"zones"},"until":{"$ref":"#/definitions/Match"}},"required":["args","body","verb","when"],"additionalProperties":false};
const schema69 = {"type":"object","properties":{"verb":{"type":"integer","index":"routines"},"args":{"type":"array","items":{"if":{"type":"object","required":["equals"]},"then":{"type":"object","properties":{"equals":{"$ref":"#/definitions/Node"}},"required":["equals"],"additionalProperties":false},"else":{"if":{"type":"object","required":["slot"]},"then":{"type":"object","properties":{"slot":{"type":"integer"}},"required":["slot"],"additionalProperties":false},"else":{"type":"null"}}}}},"required":["verb","args"],"additionalProperties":false,"description":"A sentence to wait for: the verb, and for each parameter a value to equal, a slot to fill, or null for any."};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verb === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verb"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.args === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "verb") || (key0 === "args"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.verb !== undefined){
let data0 = data.verb;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/verb",schemaPath:"#/properties/verb/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data0 == "number"){
if(rootData["routines"] instanceof Array && (data0 < 0 || data0 >= rootData["routines"].length)){
const err4 = {instancePath:instancePath+"/verb",schemaPath:"#/properties/verb/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(data.args !== undefined){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.equals === undefined) && (missing0 = "equals")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
else {
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.equals === undefined){
const err7 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/then/required",keyword:"required",params:{missingProperty: "equals"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
for(const key1 in data2){
if(!(key1 === "equals")){
const err8 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
if(data2.equals !== undefined){
if(!(validate35(data2.equals, {instancePath:instancePath+"/args/" + i0+"/equals",parentData:data2,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/then/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(errors === _errs16){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.slot === undefined) && (missing1 = "slot")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.slot === undefined){
const err12 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/then/required",keyword:"required",params:{missingProperty: "slot"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "slot")){
const err13 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data2.slot !== undefined){
let data4 = data2.slot;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/args/" + i0+"/slot",schemaPath:"#/properties/args/items/else/then/properties/slot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/then/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs23 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/else/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err17 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err18 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.args === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.verb === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verb"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.when === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "verb") || (key0 === "args")) || (key0 === "when")) || (key0 === "where")) || (key0 === "body")) || (key0 === "zone")) || (key0 === "until"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(data.verb !== undefined){
let data0 = data.verb;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/verb",schemaPath:"#/properties/verb/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
if(typeof data0 == "number"){
if(rootData["routines"] instanceof Array && (data0 < 0 || data0 >= rootData["routines"].length)){
const err6 = {instancePath:instancePath+"/verb",schemaPath:"#/properties/verb/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
}
if(data.args !== undefined){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.equals === undefined) && (missing0 = "equals")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.equals === undefined){
const err9 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/then/required",keyword:"required",params:{missingProperty: "equals"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
for(const key1 in data2){
if(!(key1 === "equals")){
const err10 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
}
if(data2.equals !== undefined){
if(!(validate35(data2.equals, {instancePath:instancePath+"/args/" + i0+"/equals",parentData:data2,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/then/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(errors === _errs16){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.slot === undefined) && (missing1 = "slot")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
}
else {
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.slot === undefined){
const err14 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/then/required",keyword:"required",params:{missingProperty: "slot"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "slot")){
const err15 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
if(data2.slot !== undefined){
let data4 = data2.slot;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err16 = {instancePath:instancePath+"/args/" + i0+"/slot",schemaPath:"#/properties/args/items/else/then/properties/slot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/then/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs23 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/else/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err19 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err20 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
gathered(vErrors, [err21]);
}
errors++;
}
}
if(data.when !== undefined){
let data5 = data.when;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
gathered(vErrors, [err22]);
}
errors++;
}
if(!(((data5 === "before") || (data5 === "after")) || (data5 === "instead"))){
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema68.properties.when.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
gathered(vErrors, [err23]);
}
errors++;
}
}
if(data.where !== undefined){
if(!(validate35(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data7 = data.body;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err24 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
gathered(vErrors, [err24]);
}
errors++;
}
if(typeof data7 == "number"){
if(rootData["routines"] instanceof Array && (data7 < 0 || data7 >= rootData["routines"].length)){
const err25 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err25];
}
else {
gathered(vErrors, [err25]);
}
errors++;
}
}
}
if(data.zone !== undefined){
let data8 = data.zone;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err26 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
gathered(vErrors, [err26]);
}
errors++;
}
if(typeof data8 == "number"){
if(rootData["zones"] instanceof Array && (data8 < 0 || data8 >= rootData["zones"].length)){
const err27 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/index",keyword:"index",params:{table: "zones", of: rootData["zones"].length}};
if(vErrors === null){
vErrors = [err27];
}
else {
gathered(vErrors, [err27]);
}
errors++;
}
}
}
if(data.until !== undefined){
if(!(validate255(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = vErrors === null ? validate255.errors : gathered(vErrors, validate255.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
gathered(vErrors, [err28]);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"object","properties":{"id":{"type":"string"},"args":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"slot":{"type":"integer"},"type":{"$ref":"#/definitions/Type"}},"required":["name","slot","type"],"additionalProperties":false},"description":"Names in scope that the text may use, with `you` where somebody acts."},"span":{"$ref":"#/definitions/Span"}},"required":["id","args"],"additionalProperties":false};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.args === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "args")) || (key0 === "span"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.args !== undefined){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
if(data2.slot === undefined){
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/required",keyword:"required",params:{missingProperty: "slot"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
if(data2.type === undefined){
const err6 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "slot")) || (key1 === "type"))){
const err7 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err8 = {instancePath:instancePath+"/args/" + i0+"/name",schemaPath:"#/properties/args/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
}
if(data2.slot !== undefined){
let data4 = data2.slot;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/args/" + i0+"/slot",schemaPath:"#/properties/args/items/properties/slot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
}
if(data2.type !== undefined){
if(!(validate27(data2.type, {instancePath:instancePath+"/args/" + i0+"/type",parentData:data2,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"object","properties":{"name":{"type":"string"},"players":{"type":"integer"},"options":{"type":"object","additionalProperties":{"type":"integer"}},"given":{"type":"integer","description":"Runs after setup, before play.","index":"routines"},"steps":{"type":"array","items":{"$ref":"#/definitions/TestStep"}},"span":{"$ref":"#/definitions/Span"}},"required":["name","options","steps"],"additionalProperties":false};
const schema72 = {"type":"object","required":["is"],"discriminator":{"propertyName":"is"},"oneOf":[{"type":"object","properties":{"is":{"type":"string","const":"rolls"},"values":{"type":"array","items":{"$ref":"#/definitions/TestValue"}},"span":{"$ref":"#/definitions/Span"}},"required":["is","values"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"answers"},"seat":{"$ref":"#/definitions/TestValue"},"values":{"type":"array","items":{"$ref":"#/definitions/TestValue"}},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat","values"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"expect"},"test":{"$ref":"#/definitions/TestValue"},"text":{"type":"string"},"span":{"$ref":"#/definitions/Span"}},"required":["is","test","text"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"asked"},"seat":{"$ref":"#/definitions/TestValue"},"not":{"type":"boolean","const":true},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"nothing-shown"},"span":{"$ref":"#/definitions/Span"}},"required":["is"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"cannot"},"seat":{"$ref":"#/definitions/TestValue"},"value":{"$ref":"#/definitions/TestValue"},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat","value"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"knows"},"seat":{"$ref":"#/definitions/TestValue"},"things":{"$ref":"#/definitions/TestValue"},"attr":{"type":"integer","description":"Only this of them.","index":"attrs"},"not":{"type":"boolean","const":true},"span":{"$ref":"#/definitions/Span"}},"required":["is","seat","things"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"event"},"match":{"$ref":"#/definitions/Match"},"frame":{"type":"integer"},"not":{"type":"boolean","const":true},"span":{"$ref":"#/definitions/Span"}},"required":["is","match","frame"],"additionalProperties":false}]};
const schema73 = {"type":"object","properties":{"node":{"$ref":"#/definitions/Node"},"type":{"$ref":"#/definitions/Type"},"nothing":{"type":"boolean","const":true}},"required":["node","type"],"additionalProperties":false,"description":"An expression worked out at that moment of the test; `nothing` for declining."};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "node") || (key0 === "type")) || (key0 === "nothing"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.node !== undefined){
if(!(validate35(data.node, {instancePath:instancePath+"/node",parentData:data,parentDataProperty:"node",rootData}))){
vErrors = vErrors === null ? validate35.errors : gathered(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate27(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate27.errors : gathered(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.nothing !== undefined){
let data2 = data.nothing;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/nothing",schemaPath:"#/properties/nothing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(true !== data2){
const err4 = {instancePath:instancePath+"/nothing",schemaPath:"#/properties/nothing/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate265.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
const tag0 = data.is;
if(typeof tag0 == "string"){
if(tag0 === "rolls"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.values === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "values")) || (key0 === "span"))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/0/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
if("rolls" !== data0){
const err5 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/0/properties/is/const",keyword:"const",params:{allowedValue: "rolls"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate265(data1[i0], {instancePath:instancePath+"/values/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/oneOf/0/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
else if(tag0 === "answers"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
if(data.seat === undefined){
const err9 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "seat"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
if(data.values === undefined){
const err10 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
for(const key1 in data){
if(!((((key1 === "is") || (key1 === "seat")) || (key1 === "values")) || (key1 === "span"))){
const err11 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
}
if(data.is !== undefined){
let data4 = data.is;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/1/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
if("answers" !== data4){
const err13 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/1/properties/is/const",keyword:"const",params:{allowedValue: "answers"}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
}
if(data.seat !== undefined){
if(!(validate265(data.seat, {instancePath:instancePath+"/seat",parentData:data,parentDataProperty:"seat",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
let data6 = data.values;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate265(data6[i1], {instancePath:instancePath+"/values/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/values",schemaPath:"#/oneOf/1/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
}
else if(tag0 === "expect"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err16 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
if(data.test === undefined){
const err17 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "test"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
if(data.text === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
for(const key2 in data){
if(!((((key2 === "is") || (key2 === "test")) || (key2 === "text")) || (key2 === "span"))){
const err19 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
}
if(data.is !== undefined){
let data9 = data.is;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/2/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
if("expect" !== data9){
const err21 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/2/properties/is/const",keyword:"const",params:{allowedValue: "expect"}};
if(vErrors === null){
vErrors = [err21];
}
else {
gathered(vErrors, [err21]);
}
errors++;
}
}
if(data.test !== undefined){
if(!(validate265(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err22 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/2/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
gathered(vErrors, [err22]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
gathered(vErrors, [err23]);
}
errors++;
}
}
else if(tag0 === "asked"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err24 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err24];
}
else {
gathered(vErrors, [err24]);
}
errors++;
}
if(data.seat === undefined){
const err25 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "seat"}};
if(vErrors === null){
vErrors = [err25];
}
else {
gathered(vErrors, [err25]);
}
errors++;
}
for(const key3 in data){
if(!((((key3 === "is") || (key3 === "seat")) || (key3 === "not")) || (key3 === "span"))){
const err26 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err26];
}
else {
gathered(vErrors, [err26]);
}
errors++;
}
}
if(data.is !== undefined){
let data13 = data.is;
if(typeof data13 !== "string"){
const err27 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/3/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
gathered(vErrors, [err27]);
}
errors++;
}
if("asked" !== data13){
const err28 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/3/properties/is/const",keyword:"const",params:{allowedValue: "asked"}};
if(vErrors === null){
vErrors = [err28];
}
else {
gathered(vErrors, [err28]);
}
errors++;
}
}
if(data.seat !== undefined){
if(!(validate265(data.seat, {instancePath:instancePath+"/seat",parentData:data,parentDataProperty:"seat",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.not !== undefined){
let data15 = data.not;
if(typeof data15 !== "boolean"){
const err29 = {instancePath:instancePath+"/not",schemaPath:"#/oneOf/3/properties/not/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
gathered(vErrors, [err29]);
}
errors++;
}
if(true !== data15){
const err30 = {instancePath:instancePath+"/not",schemaPath:"#/oneOf/3/properties/not/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err30];
}
else {
gathered(vErrors, [err30]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
gathered(vErrors, [err31]);
}
errors++;
}
}
else if(tag0 === "nothing-shown"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err32 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err32];
}
else {
gathered(vErrors, [err32]);
}
errors++;
}
for(const key4 in data){
if(!((key4 === "is") || (key4 === "span"))){
const err33 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err33];
}
else {
gathered(vErrors, [err33]);
}
errors++;
}
}
if(data.is !== undefined){
let data17 = data.is;
if(typeof data17 !== "string"){
const err34 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/4/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
gathered(vErrors, [err34]);
}
errors++;
}
if("nothing-shown" !== data17){
const err35 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/4/properties/is/const",keyword:"const",params:{allowedValue: "nothing-shown"}};
if(vErrors === null){
vErrors = [err35];
}
else {
gathered(vErrors, [err35]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
gathered(vErrors, [err36]);
}
errors++;
}
}
else if(tag0 === "cannot"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err37 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err37];
}
else {
gathered(vErrors, [err37]);
}
errors++;
}
if(data.seat === undefined){
const err38 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "seat"}};
if(vErrors === null){
vErrors = [err38];
}
else {
gathered(vErrors, [err38]);
}
errors++;
}
if(data.value === undefined){
const err39 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err39];
}
else {
gathered(vErrors, [err39]);
}
errors++;
}
for(const key5 in data){
if(!((((key5 === "is") || (key5 === "seat")) || (key5 === "value")) || (key5 === "span"))){
const err40 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err40];
}
else {
gathered(vErrors, [err40]);
}
errors++;
}
}
if(data.is !== undefined){
let data19 = data.is;
if(typeof data19 !== "string"){
const err41 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/5/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
gathered(vErrors, [err41]);
}
errors++;
}
if("cannot" !== data19){
const err42 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/5/properties/is/const",keyword:"const",params:{allowedValue: "cannot"}};
if(vErrors === null){
vErrors = [err42];
}
else {
gathered(vErrors, [err42]);
}
errors++;
}
}
if(data.seat !== undefined){
if(!(validate265(data.seat, {instancePath:instancePath+"/seat",parentData:data,parentDataProperty:"seat",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate265(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
gathered(vErrors, [err43]);
}
errors++;
}
}
else if(tag0 === "knows"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err44 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err44];
}
else {
gathered(vErrors, [err44]);
}
errors++;
}
if(data.seat === undefined){
const err45 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "seat"}};
if(vErrors === null){
vErrors = [err45];
}
else {
gathered(vErrors, [err45]);
}
errors++;
}
if(data.things === undefined){
const err46 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "things"}};
if(vErrors === null){
vErrors = [err46];
}
else {
gathered(vErrors, [err46]);
}
errors++;
}
for(const key6 in data){
if(!((((((key6 === "is") || (key6 === "seat")) || (key6 === "things")) || (key6 === "attr")) || (key6 === "not")) || (key6 === "span"))){
const err47 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err47];
}
else {
gathered(vErrors, [err47]);
}
errors++;
}
}
if(data.is !== undefined){
let data23 = data.is;
if(typeof data23 !== "string"){
const err48 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/6/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
gathered(vErrors, [err48]);
}
errors++;
}
if("knows" !== data23){
const err49 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/6/properties/is/const",keyword:"const",params:{allowedValue: "knows"}};
if(vErrors === null){
vErrors = [err49];
}
else {
gathered(vErrors, [err49]);
}
errors++;
}
}
if(data.seat !== undefined){
if(!(validate265(data.seat, {instancePath:instancePath+"/seat",parentData:data,parentDataProperty:"seat",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.things !== undefined){
if(!(validate265(data.things, {instancePath:instancePath+"/things",parentData:data,parentDataProperty:"things",rootData}))){
vErrors = vErrors === null ? validate265.errors : gathered(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.attr !== undefined){
let data26 = data.attr;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err50 = {instancePath:instancePath+"/attr",schemaPath:"#/oneOf/6/properties/attr/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
gathered(vErrors, [err50]);
}
errors++;
}
if(typeof data26 == "number"){
if(rootData["attrs"] instanceof Array && (data26 < 0 || data26 >= rootData["attrs"].length)){
const err51 = {instancePath:instancePath+"/attr",schemaPath:"#/oneOf/6/properties/attr/index",keyword:"index",params:{table: "attrs", of: rootData["attrs"].length}};
if(vErrors === null){
vErrors = [err51];
}
else {
gathered(vErrors, [err51]);
}
errors++;
}
}
}
if(data.not !== undefined){
let data27 = data.not;
if(typeof data27 !== "boolean"){
const err52 = {instancePath:instancePath+"/not",schemaPath:"#/oneOf/6/properties/not/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
gathered(vErrors, [err52]);
}
errors++;
}
if(true !== data27){
const err53 = {instancePath:instancePath+"/not",schemaPath:"#/oneOf/6/properties/not/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err53];
}
else {
gathered(vErrors, [err53]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
gathered(vErrors, [err54]);
}
errors++;
}
}
else if(tag0 === "event"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
const err55 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "is"}};
if(vErrors === null){
vErrors = [err55];
}
else {
gathered(vErrors, [err55]);
}
errors++;
}
if(data.match === undefined){
const err56 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "match"}};
if(vErrors === null){
vErrors = [err56];
}
else {
gathered(vErrors, [err56]);
}
errors++;
}
if(data.frame === undefined){
const err57 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "frame"}};
if(vErrors === null){
vErrors = [err57];
}
else {
gathered(vErrors, [err57]);
}
errors++;
}
for(const key7 in data){
if(!(((((key7 === "is") || (key7 === "match")) || (key7 === "frame")) || (key7 === "not")) || (key7 === "span"))){
const err58 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err58];
}
else {
gathered(vErrors, [err58]);
}
errors++;
}
}
if(data.is !== undefined){
let data29 = data.is;
if(typeof data29 !== "string"){
const err59 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/7/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
gathered(vErrors, [err59]);
}
errors++;
}
if("event" !== data29){
const err60 = {instancePath:instancePath+"/is",schemaPath:"#/oneOf/7/properties/is/const",keyword:"const",params:{allowedValue: "event"}};
if(vErrors === null){
vErrors = [err60];
}
else {
gathered(vErrors, [err60]);
}
errors++;
}
}
if(data.match !== undefined){
if(!(validate255(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate255.errors : gathered(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data31 = data.frame;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err61 = {instancePath:instancePath+"/frame",schemaPath:"#/oneOf/7/properties/frame/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
gathered(vErrors, [err61]);
}
errors++;
}
}
if(data.not !== undefined){
let data32 = data.not;
if(typeof data32 !== "boolean"){
const err62 = {instancePath:instancePath+"/not",schemaPath:"#/oneOf/7/properties/not/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
gathered(vErrors, [err62]);
}
errors++;
}
if(true !== data32){
const err63 = {instancePath:instancePath+"/not",schemaPath:"#/oneOf/7/properties/not/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err63];
}
else {
gathered(vErrors, [err63]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
gathered(vErrors, [err64]);
}
errors++;
}
}
else {
const err65 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "is", tagValue: tag0}};
if(vErrors === null){
vErrors = [err65];
}
else {
gathered(vErrors, [err65]);
}
errors++;
}
}
else {
const err66 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "is", tagValue: tag0}};
if(vErrors === null){
vErrors = [err66];
}
else {
gathered(vErrors, [err66]);
}
errors++;
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
gathered(vErrors, [err67]);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.options === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.steps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "players")) || (key0 === "options")) || (key0 === "given")) || (key0 === "steps")) || (key0 === "span"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
if(data.players !== undefined){
let data1 = data.players;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
}
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
}
if(data.given !== undefined){
let data4 = data.given;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/given",schemaPath:"#/properties/given/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
if(typeof data4 == "number"){
if(rootData["routines"] instanceof Array && (data4 < 0 || data4 >= rootData["routines"].length)){
const err9 = {instancePath:instancePath+"/given",schemaPath:"#/properties/given/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data5 = data.steps;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate264(data5[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate264.errors : gathered(vErrors, validate264.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}

const schema74 = {"type":"object","properties":{"routine":{"type":"integer","index":"routines"},"span":{"$ref":"#/definitions/Span"}},"required":["routine","span"],"additionalProperties":false,"description":"A place in the source at which a block begins: for coverage and for \"where did it happen\"."};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.routine === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routine"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.span === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "routine") || (key0 === "span"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
}
if(data.routine !== undefined){
let data0 = data.routine;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/routine",schemaPath:"#/properties/routine/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(typeof data0 == "number"){
if(rootData["routines"] instanceof Array && (data0 < 0 || data0 >= rootData["routines"].length)){
const err4 = {instancePath:instancePath+"/routine",schemaPath:"#/properties/routine/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
}
}
if(data.span !== undefined){
if(!(validate147(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate147.errors : gathered(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err0];
}
else {
gathered(vErrors, [err0]);
}
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err1];
}
else {
gathered(vErrors, [err1]);
}
errors++;
}
if(data.hash === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err2];
}
else {
gathered(vErrors, [err2]);
}
errors++;
}
if(data.game === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"}};
if(vErrors === null){
vErrors = [err3];
}
else {
gathered(vErrors, [err3]);
}
errors++;
}
if(data.seats === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seats"}};
if(vErrors === null){
vErrors = [err4];
}
else {
gathered(vErrors, [err4]);
}
errors++;
}
if(data.kinds === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kinds"}};
if(vErrors === null){
vErrors = [err5];
}
else {
gathered(vErrors, [err5]);
}
errors++;
}
if(data.types === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "types"}};
if(vErrors === null){
vErrors = [err6];
}
else {
gathered(vErrors, [err6]);
}
errors++;
}
if(data.attrs === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attrs"}};
if(vErrors === null){
vErrors = [err7];
}
else {
gathered(vErrors, [err7]);
}
errors++;
}
if(data.designs === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designs"}};
if(vErrors === null){
vErrors = [err8];
}
else {
gathered(vErrors, [err8]);
}
errors++;
}
if(data.zones === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zones"}};
if(vErrors === null){
vErrors = [err9];
}
else {
gathered(vErrors, [err9]);
}
errors++;
}
if(data.vars === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vars"}};
if(vErrors === null){
vErrors = [err10];
}
else {
gathered(vErrors, [err10]);
}
errors++;
}
if(data.options === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err11];
}
else {
gathered(vErrors, [err11]);
}
errors++;
}
if(data.dice === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dice"}};
if(vErrors === null){
vErrors = [err12];
}
else {
gathered(vErrors, [err12]);
}
errors++;
}
if(data.routines === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routines"}};
if(vErrors === null){
vErrors = [err13];
}
else {
gathered(vErrors, [err13]);
}
errors++;
}
if(data.hooks === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hooks"}};
if(vErrors === null){
vErrors = [err14];
}
else {
gathered(vErrors, [err14]);
}
errors++;
}
if(data.always === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "always"}};
if(vErrors === null){
vErrors = [err15];
}
else {
gathered(vErrors, [err15]);
}
errors++;
}
if(data.prompts === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompts"}};
if(vErrors === null){
vErrors = [err16];
}
else {
gathered(vErrors, [err16]);
}
errors++;
}
if(data.setup === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "setup"}};
if(vErrors === null){
vErrors = [err17];
}
else {
gathered(vErrors, [err17]);
}
errors++;
}
if(data.play === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "play"}};
if(vErrors === null){
vErrors = [err18];
}
else {
gathered(vErrors, [err18]);
}
errors++;
}
if(data.forecasts === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forecasts"}};
if(vErrors === null){
vErrors = [err19];
}
else {
gathered(vErrors, [err19]);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err20];
}
else {
gathered(vErrors, [err20]);
}
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err21 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
gathered(vErrors, [err21]);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err22 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
gathered(vErrors, [err22]);
}
errors++;
}
}
if(data.hash !== undefined){
if(typeof data.hash !== "string"){
const err23 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
gathered(vErrors, [err23]);
}
errors++;
}
}
if(data.game !== undefined){
if(typeof data.game !== "string"){
const err24 = {instancePath:instancePath+"/game",schemaPath:"#/properties/game/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
gathered(vErrors, [err24]);
}
errors++;
}
}
if(data.deck !== undefined){
if(typeof data.deck !== "string"){
const err25 = {instancePath:instancePath+"/deck",schemaPath:"#/properties/deck/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
gathered(vErrors, [err25]);
}
errors++;
}
}
if(data.seats !== undefined){
let data5 = data.seats;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.min === undefined){
const err26 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/required",keyword:"required",params:{missingProperty: "min"}};
if(vErrors === null){
vErrors = [err26];
}
else {
gathered(vErrors, [err26]);
}
errors++;
}
if(data5.max === undefined){
const err27 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/required",keyword:"required",params:{missingProperty: "max"}};
if(vErrors === null){
vErrors = [err27];
}
else {
gathered(vErrors, [err27]);
}
errors++;
}
if(data5.names === undefined){
const err28 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/required",keyword:"required",params:{missingProperty: "names"}};
if(vErrors === null){
vErrors = [err28];
}
else {
gathered(vErrors, [err28]);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "min") || (key1 === "max")) || (key1 === "names"))){
const err29 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err29];
}
else {
gathered(vErrors, [err29]);
}
errors++;
}
}
if(data5.min !== undefined){
let data6 = data5.min;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err30 = {instancePath:instancePath+"/seats/min",schemaPath:"#/properties/seats/properties/min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
gathered(vErrors, [err30]);
}
errors++;
}
}
if(data5.max !== undefined){
let data7 = data5.max;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err31 = {instancePath:instancePath+"/seats/max",schemaPath:"#/properties/seats/properties/max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
gathered(vErrors, [err31]);
}
errors++;
}
}
if(data5.names !== undefined){
let data8 = data5.names;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err32 = {instancePath:instancePath+"/seats/names/" + i0,schemaPath:"#/properties/seats/properties/names/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
gathered(vErrors, [err32]);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/seats/names",schemaPath:"#/properties/seats/properties/names/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
gathered(vErrors, [err33]);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
gathered(vErrors, [err34]);
}
errors++;
}
}
if(data.kinds !== undefined){
let data10 = data.kinds;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data10[i1], {instancePath:instancePath+"/kinds/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : gathered(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
gathered(vErrors, [err35]);
}
errors++;
}
}
if(data.types !== undefined){
let data12 = data.types;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate24(data12[i2], {instancePath:instancePath+"/types/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate24.errors : gathered(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
gathered(vErrors, [err36]);
}
errors++;
}
}
if(data.attrs !== undefined){
let data14 = data.attrs;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate26(data14[i3], {instancePath:instancePath+"/attrs/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate26.errors : gathered(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/attrs",schemaPath:"#/properties/attrs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
gathered(vErrors, [err37]);
}
errors++;
}
}
if(data.designs !== undefined){
let data16 = data.designs;
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
if(!(validate30(data16[i4], {instancePath:instancePath+"/designs/" + i4,parentData:data16,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate30.errors : gathered(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/designs",schemaPath:"#/properties/designs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
gathered(vErrors, [err38]);
}
errors++;
}
}
if(data.zones !== undefined){
let data18 = data.zones;
if(Array.isArray(data18)){
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
if(!(validate151(data18[i5], {instancePath:instancePath+"/zones/" + i5,parentData:data18,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate151.errors : gathered(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
gathered(vErrors, [err39]);
}
errors++;
}
}
if(data.vars !== undefined){
let data20 = data.vars;
if(Array.isArray(data20)){
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
if(!(validate155(data20[i6], {instancePath:instancePath+"/vars/" + i6,parentData:data20,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate155.errors : gathered(vErrors, validate155.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/vars",schemaPath:"#/properties/vars/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
gathered(vErrors, [err40]);
}
errors++;
}
}
if(data.options !== undefined){
let data22 = data.options;
if(Array.isArray(data22)){
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
if(!(validate160(data22[i7], {instancePath:instancePath+"/options/" + i7,parentData:data22,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate160.errors : gathered(vErrors, validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
gathered(vErrors, [err41]);
}
errors++;
}
}
if(data.dice !== undefined){
let data24 = data.dice;
if(Array.isArray(data24)){
const len8 = data24.length;
for(let i8=0; i8<len8; i8++){
if(!(validate163(data24[i8], {instancePath:instancePath+"/dice/" + i8,parentData:data24,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate163.errors : gathered(vErrors, validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
gathered(vErrors, [err42]);
}
errors++;
}
}
if(data.routines !== undefined){
let data26 = data.routines;
if(Array.isArray(data26)){
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
if(!(validate165(data26[i9], {instancePath:instancePath+"/routines/" + i9,parentData:data26,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate165.errors : gathered(vErrors, validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/routines",schemaPath:"#/properties/routines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
gathered(vErrors, [err43]);
}
errors++;
}
}
if(data.hooks !== undefined){
let data28 = data.hooks;
if(Array.isArray(data28)){
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
if(!(validate252(data28[i10], {instancePath:instancePath+"/hooks/" + i10,parentData:data28,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate252.errors : gathered(vErrors, validate252.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err44];
}
else {
gathered(vErrors, [err44]);
}
errors++;
}
}
if(data.always !== undefined){
let data30 = data.always;
if(Array.isArray(data30)){
const len11 = data30.length;
for(let i11=0; i11<len11; i11++){
let data31 = data30[i11];
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err45 = {instancePath:instancePath+"/always/" + i11,schemaPath:"#/properties/always/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
gathered(vErrors, [err45]);
}
errors++;
}
if(typeof data31 == "number"){
if(rootData["hooks"] instanceof Array && (data31 < 0 || data31 >= rootData["hooks"].length)){
const err46 = {instancePath:instancePath+"/always/" + i11,schemaPath:"#/properties/always/items/index",keyword:"index",params:{table: "hooks", of: rootData["hooks"].length}};
if(vErrors === null){
vErrors = [err46];
}
else {
gathered(vErrors, [err46]);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/always",schemaPath:"#/properties/always/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err47];
}
else {
gathered(vErrors, [err47]);
}
errors++;
}
}
if(data.prompts !== undefined){
let data32 = data.prompts;
if(Array.isArray(data32)){
const len12 = data32.length;
for(let i12=0; i12<len12; i12++){
if(!(validate259(data32[i12], {instancePath:instancePath+"/prompts/" + i12,parentData:data32,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate259.errors : gathered(vErrors, validate259.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
gathered(vErrors, [err48]);
}
errors++;
}
}
if(data.setup !== undefined){
let data34 = data.setup;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err49 = {instancePath:instancePath+"/setup",schemaPath:"#/properties/setup/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
gathered(vErrors, [err49]);
}
errors++;
}
if(typeof data34 == "number"){
if(rootData["routines"] instanceof Array && (data34 < 0 || data34 >= rootData["routines"].length)){
const err50 = {instancePath:instancePath+"/setup",schemaPath:"#/properties/setup/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err50];
}
else {
gathered(vErrors, [err50]);
}
errors++;
}
}
}
if(data.play !== undefined){
let data35 = data.play;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
const err51 = {instancePath:instancePath+"/play",schemaPath:"#/properties/play/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
gathered(vErrors, [err51]);
}
errors++;
}
if(typeof data35 == "number"){
if(rootData["routines"] instanceof Array && (data35 < 0 || data35 >= rootData["routines"].length)){
const err52 = {instancePath:instancePath+"/play",schemaPath:"#/properties/play/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err52];
}
else {
gathered(vErrors, [err52]);
}
errors++;
}
}
}
if(data.score !== undefined){
let data36 = data.score;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
const err53 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
gathered(vErrors, [err53]);
}
errors++;
}
if(typeof data36 == "number"){
if(rootData["routines"] instanceof Array && (data36 < 0 || data36 >= rootData["routines"].length)){
const err54 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err54];
}
else {
gathered(vErrors, [err54]);
}
errors++;
}
}
}
if(data.winners !== undefined){
let data37 = data.winners;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
const err55 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
gathered(vErrors, [err55]);
}
errors++;
}
if(typeof data37 == "number"){
if(rootData["routines"] instanceof Array && (data37 < 0 || data37 >= rootData["routines"].length)){
const err56 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err56];
}
else {
gathered(vErrors, [err56]);
}
errors++;
}
}
}
if(data.forecasts !== undefined){
let data38 = data.forecasts;
if(Array.isArray(data38)){
const len13 = data38.length;
for(let i13=0; i13<len13; i13++){
let data39 = data38[i13];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.id === undefined){
const err57 = {instancePath:instancePath+"/forecasts/" + i13,schemaPath:"#/properties/forecasts/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err57];
}
else {
gathered(vErrors, [err57]);
}
errors++;
}
if(data39.routine === undefined){
const err58 = {instancePath:instancePath+"/forecasts/" + i13,schemaPath:"#/properties/forecasts/items/required",keyword:"required",params:{missingProperty: "routine"}};
if(vErrors === null){
vErrors = [err58];
}
else {
gathered(vErrors, [err58]);
}
errors++;
}
for(const key2 in data39){
if(!((key2 === "id") || (key2 === "routine"))){
const err59 = {instancePath:instancePath+"/forecasts/" + i13,schemaPath:"#/properties/forecasts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err59];
}
else {
gathered(vErrors, [err59]);
}
errors++;
}
}
if(data39.id !== undefined){
if(typeof data39.id !== "string"){
const err60 = {instancePath:instancePath+"/forecasts/" + i13+"/id",schemaPath:"#/properties/forecasts/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
gathered(vErrors, [err60]);
}
errors++;
}
}
if(data39.routine !== undefined){
let data41 = data39.routine;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
const err61 = {instancePath:instancePath+"/forecasts/" + i13+"/routine",schemaPath:"#/properties/forecasts/items/properties/routine/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
gathered(vErrors, [err61]);
}
errors++;
}
if(typeof data41 == "number"){
if(rootData["routines"] instanceof Array && (data41 < 0 || data41 >= rootData["routines"].length)){
const err62 = {instancePath:instancePath+"/forecasts/" + i13+"/routine",schemaPath:"#/properties/forecasts/items/properties/routine/index",keyword:"index",params:{table: "routines", of: rootData["routines"].length}};
if(vErrors === null){
vErrors = [err62];
}
else {
gathered(vErrors, [err62]);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/forecasts/" + i13,schemaPath:"#/properties/forecasts/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
gathered(vErrors, [err63]);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/forecasts",schemaPath:"#/properties/forecasts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err64];
}
else {
gathered(vErrors, [err64]);
}
errors++;
}
}
if(data.tests !== undefined){
let data42 = data.tests;
if(Array.isArray(data42)){
const len14 = data42.length;
for(let i14=0; i14<len14; i14++){
if(!(validate263(data42[i14], {instancePath:instancePath+"/tests/" + i14,parentData:data42,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate263.errors : gathered(vErrors, validate263.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err65];
}
else {
gathered(vErrors, [err65]);
}
errors++;
}
}
if(data.marks !== undefined){
let data44 = data.marks;
if(Array.isArray(data44)){
const len15 = data44.length;
for(let i15=0; i15<len15; i15++){
if(!(validate289(data44[i15], {instancePath:instancePath+"/marks/" + i15,parentData:data44,parentDataProperty:i15,rootData}))){
vErrors = vErrors === null ? validate289.errors : gathered(vErrors, validate289.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
gathered(vErrors, [err66]);
}
errors++;
}
}
if(data.sources !== undefined){
let data46 = data.sources;
if(Array.isArray(data46)){
const len16 = data46.length;
for(let i16=0; i16<len16; i16++){
if(typeof data46[i16] !== "string"){
const err67 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
gathered(vErrors, [err67]);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err68];
}
else {
gathered(vErrors, [err68]);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
gathered(vErrors, [err69]);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

function gathered(all, more) {
  if (all.length > 10000) throw { misfits: all };
  for (const one of more) all.push(one);
  return all;
}
