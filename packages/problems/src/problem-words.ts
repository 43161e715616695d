import type { Problem, ProblemArg } from '@draco-table/ruleset';
import {
  isLanguageOf,
  joinSources,
  languageName,
  type Messages,
  openMessages,
  type Sources,
  shortList,
} from '@draco-table/text';
import english from '@draco-table/words/en/problems';
import { FluentResource } from '@fluent/bundle';

/** Says problems in the language of the person. Codes, arguments and places stay as they are. */
export interface ProblemWords {
  problem(problem: Problem): Problem;
  /** A few words about a code, whose English ones are given. */
  title(code: string, english: string): string;
  /** A single sentence; as it is where there are no words for it. */
  say(text: string): string;
}

/** What the packages report themselves. */
export const ENGLISH: ProblemWords = {
  problem: (problem) => problem,
  title: (_, words) => words,
  say: (text) => text,
};

/** Arguments that are words of ours; all others are what an author wrote. */
const PROSE: Readonly<Record<string, readonly string[]>> = {
  D0110: ['found', 'expected'],
  D0130: ['where'],
  D0205: ['per'],
  D0218: ['wanted'],
  D0301: ['expected', 'found'],
  D0302: ['expected', 'found'],
  D0303: ['found'],
  D0304: ['found'],
  D0306: ['expected'],
  D0307: ['a', 'b'],
  D0308: ['a', 'b'],
  D0405: ['sort'],
  D0702: ['reason'],
  D0703: ['reason'],
  D0705: ['known'],
  D0710: ['reason'],
  D0711: ['reason'],
};

/** Before a noun of ours, since the same word may stand alone as one of the language. */
const ARTICLE: Readonly<Record<string, string>> = { D0205: 'each ', D0218: 'a ', D0405: 'The ' };

type Values = Readonly<Record<string, ProblemArg>>;

/** `problems.ftl` by language; English where there are no words for it. */
export function problemWords(sources: Sources, lang: string): ProblemWords {
  const messages = openMessages(joinSources({ en: [english] }, sources), lang, { plain: true });
  return messages.lang === 'en' ? ENGLISH : inLanguage(messages);
}

function inLanguage(messages: Messages): ProblemWords {
  const { lang } = messages;
  const { phrases, templates, helps } = readEnglish();
  // Those that say most come first: `Add {it}` would take whatever begins with `Add`.
  const patterns = [...phrases]
    .flatMap(([text, id]) => (text.includes('{') ? [{ pattern: patternOf(text), id, text }] : []))
    .sort((a, b) => lettersOf(b.text) - lettersOf(a.text));
  const listed = (items: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(lang, { type }).format(items);

  /** The words for a text, if there are any; its parts from the arguments where they are named so. */
  function find(text: string, args: Values = {}): string | undefined {
    // A name of the game stays as its author wrote it, be it a word of ours too.
    if (Array.isArray(args.own) && args.own.includes(text)) return text;
    const exact = phrases.get(text);
    if (exact !== undefined && text.search(PLACEHOLDER) < 0) return messages.say(exact);
    for (const { pattern, id } of patterns) {
      const parts = pattern.exec(text)?.groups;
      if (!parts) continue;
      const values = Object.entries(parts).map(([name, part]) => {
        const key = name.charAt(0).toLowerCase() + name.slice(1);
        // A list is taken as it reads in the sentence.
        const value = Array.isArray(args[key]) ? part : (args[key] ?? part);
        return [name, name === key ? shown(value) : prose(String(value))] as const;
      });
      return messages.say(id, Object.fromEntries(values));
    }
    return undefined;
  }

  /** Words, or `a`, `b` or `c`. */
  function prose(text: string, own: Values = {}): string {
    const words = find(text, own);
    if (words !== undefined) return words;
    const [, before, last] = /^(.+) or (.+)$/.exec(text) ?? [];
    if (before === undefined || last === undefined || !/`$|^(?:a|an|the) /.test(last)) return text;
    const items = [...before.split(/, | or /), last];
    return listed(
      items.map((item) => find(item, own) ?? item),
      'disjunction',
    );
  }

  function fromCode({ code, args }: Problem, attribute?: string): string | undefined {
    const own: Values = args.own === undefined ? {} : { own: args.own };
    const begins = (attribute === undefined ? templates : helps).get(code) ?? '';
    const value = (name: string, given: ProblemArg): string | number => {
      const isProse = PROSE[code]?.includes(name);
      if (attribute === undefined && isLanguageOf(code, name)) return languageName(String(given), lang);
      if (Array.isArray(given)) {
        const items = isProse ? given.map((item) => prose(item, own)) : given;
        return code.startsWith('D07') ? shortList(items) : listed(items, 'conjunction');
      }
      if (!isProse) return shown(given);
      const words = find(`${ARTICLE[code] ?? ''}${given}`, own) ?? prose(String(given), own);
      return begins.startsWith(`{${name}}`) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    };
    const values = Object.fromEntries(Object.entries(args).map(([name, given]) => [name, value(name, given)]));
    return attribute === undefined ? messages.say(code, values) : messages.attribute(code, attribute, values);
  }

  const say = (text: string, args: Values = {}): string => find(text, args) ?? text;

  return {
    say,
    title: (code, words) => messages.attribute(code, 'title') ?? words,
    problem(problem) {
      const { code, args, message, help, related, fixes } = problem;
      // Where more is known than the code says, another sentence stands there.
      const isOwn = (template: string | undefined, text: string) =>
        template !== undefined && patternOf(template).test(text);
      const told = isOwn(templates.get(code), message) ? (fromCode(problem) ?? message) : say(message, args);
      const tried = (text: string) =>
        isOwn(helps.get(code), text) ? (fromCode(problem, 'help') ?? text) : say(text, args);
      return {
        ...problem,
        message: told,
        ...(help !== undefined && { help: tried(help) }),
        ...(related && { related: related.map((place) => ({ ...place, message: say(place.message) })) }),
        ...(fixes && { fixes: fixes.map((fix) => ({ ...fix, title: say(fix.title) })) }),
      };
    },
  };
}

const shown = (value: ProblemArg): string | number => (typeof value === 'number' ? value : String(value));

interface English {
  /** By what they read like, with `{name}` for a part: the id. */
  phrases: ReadonlyMap<string, string>;
  /** By code. */
  templates: ReadonlyMap<string, string>;
  helps: ReadonlyMap<string, string>;
}

let read: English | undefined;

function readEnglish(): English {
  if (read) return read;
  const phrases = new Map<string, string>();
  const templates = new Map<string, string>();
  const helps = new Map<string, string>();
  for (const { id, value, attributes } of new FluentResource(english).body) {
    if (value !== null)
      id.startsWith('say-') ? phrases.set(templateOf(value), id) : templates.set(id, templateOf(value));
    if (attributes.help) helps.set(id, templateOf(attributes.help));
  }
  read = { phrases, templates, helps };
  return read;
}

/** A pattern of Fluent as a sentence with `{name}` for what is filled in. */
function templateOf(pattern: FluentResource['body'][number]['value']): string {
  if (pattern === null || typeof pattern === 'string') return pattern ?? '';
  return pattern
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.type === 'var') return `{${part.name}}`;
      return part.type === 'str' ? part.value : '';
    })
    .join('');
}

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

const lettersOf = (template: string): number => template.replace(PLACEHOLDER, '').length;

/** What a template reads like once it is filled. */
function patternOf(template: string): RegExp {
  const seen = new Set<string>();
  const pattern = template.split(PLACEHOLDER).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (seen.has(part)) return `\\k<${part}>`;
    seen.add(part);
    return `(?<${part}>.*?)`;
  });
  return new RegExp(`^${pattern.join('')}$`, 's');
}
