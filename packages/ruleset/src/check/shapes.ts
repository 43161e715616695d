/**
 * The shape of a ruleset, for the check at run time. A test holds it against the JSON Schema that is made from the types.
 *
 * By name, its fields as `name:what`; a `?` after the name where it may be missing. Alternatives are parted by `;`. What:
 *
 *   s text            n whole number       t true           null
 *   e expression      b block              p place (span)   a|b one of these words
 *   #table index in that table of the ruleset
 *
 * or the name of a shape; with a trailing `*` a list of them, with `%` any number of them by key.
 */
export const SHAPES: Record<string, string> = {
  Ruleset:
    'format:n language:n hash:s game:s deck?:s seats:Seats kinds:Kind* types:Sort* attrs:Attr* designs:Design* zones:Zone* vars:Var* options:Option* dice:Die* routines:Routine* hooks:Hook* always:#hooks* prompts:Prompt* setup:#routines play:#routines score?:#routines winners?:#routines forecasts:Forecast* tests?:Test* marks?:Mark* sources?:s*',
  Seats: 'min:n max:n names:s*',
  Kind: 'id:s values:s*',
  Sort: 'id:s base:piece|card',
  Type: 'is:number|yes-no|player|kind|thing|design|cell kind?:#kinds types?:#types* list?:t none?:t',
  Per: 'game|player|design;kind:#kinds',
  Constant: 'n;n*',
  Attr: 'id:s type:Type of:#types* fixed?:t',
  Design:
    'id:s type:#types copies:n attrs:Constant% params?:Value* family?:s needs?:Need* effect?:#routines hooks?:#hooks* span?:p',
  Value: 'name:s type:Type value:Constant',
  Need: 'test:e names:s* span?:p',
  Zone: 'id:s shape:ring|row|grid|pile|hand|set of:#types* per:Per seen:all|none|owner head?:#designs',
  Var: 'id:s role:tokens|counter|variable type:Type per:Per start:Constant holders?:Holder* seen?:all|none|owner',
  Holder: 'id:s start:n owes?:t',
  Option: 'id:s type:Type values:n*',
  Die: 'id:s sides:n',
  Routine:
    'id:s is:verb|phase|define|card|effect|rule params:Name* slots:s* body:b gives?:Type told?:t ordered?:t span?:p',
  Name: 'name:s slot:n type:Type',
  Match: 'verb:#routines args:Arg*',
  Arg: 'equals:e;slot:n;null',
  Hook: 'verb:#routines args:Arg* when:before|after|instead where?:e body:#routines zone?:#zones until?:Match',
  Prompt: 'id:s args:Name* span?:p',
  Forecast: 'id:s routine:#routines',
  Test: 'name:s players?:n options:n% given?:#routines steps:Step* span?:p',
  Step: 'is:rolls values:Said* span?:p;is:answers seat:Said values:Said* span?:p;is:expect test:Said text:s span?:p;is:cannot seat:Said value:Said span?:p;is:event match:Match frame:n not?:t span?:p',
  Said: 'node:e type:Type nothing?:t',
  Mark: 'routine:#routines span:p',
  // Inside operations.
  Choice: 'slot:n who:e from:e type:Type many?:Bounds ordered?:t may?:t secret?:t prompt:#prompts body?:b else?:b',
  Bounds: 'min:e max:Bound',
  Bound: 'e;null',
};
