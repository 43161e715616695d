import { CATALOGUE, isCode } from '@draco-table/lang';
import type { Problem, ProblemArg } from '@draco-table/ruleset';
import { D07 } from '@draco-table/text/check';
import { type Language, sentencesFor } from '../words/sentences.js';
import type { Tongue } from './tongue.js';

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

/** For a language other than English. */
export async function createTongue(lang: Language): Promise<Tongue> {
  const { messages, helps, titles, phrases } = await sentencesFor(lang);
  // Those that say most come first: `Add {it}` would take whatever begins with `Add`.
  const patterns = Object.entries(phrases)
    .flatMap(([english, words]) => (english.includes('{') ? [{ pattern: patternOf(english), words, english }] : []))
    .sort((a, b) => lettersOf(b.english) - lettersOf(a.english));
  const listed = (items: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(lang, { type }).format(items);

  /** The words for a text, if there are any; its parts from the arguments where they are named so. */
  function find(text: string, args: Values = {}): string | undefined {
    // A name of the game stays as its author wrote it, be it a word of ours too.
    if (isOwn(text, args)) return text;
    if (Object.hasOwn(phrases, text)) return phrases[text];
    for (const { pattern, words } of patterns) {
      const parts = pattern.exec(text)?.groups;
      if (!parts) continue;
      return fill(words, (name) => {
        const key = name.charAt(0).toLowerCase() + name.slice(1);
        // A list is taken as it reads in the sentence.
        const value = Array.isArray(args[key]) ? parts[name] : (args[key] ?? parts[name]);
        return name === key ? String(value) : prose(String(value));
      });
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

  function fromCode(template: string, { code, args }: Problem): string {
    const own: Values = args.own === undefined ? {} : { own: args.own };
    const shown = (name: string, value: ProblemArg): string => {
      const isProse = PROSE[code]?.includes(name);
      if (Array.isArray(value)) {
        const items = isProse ? value.map((item) => prose(item, own)) : value;
        return code.startsWith('D07') ? items.join(', ') : listed(items, 'conjunction');
      }
      const words = isProse
        ? (find(`${ARTICLE[code] ?? ''}${value}`, own) ?? prose(String(value), own))
        : String(value);
      return isProse && template.startsWith(`{${name}}`) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    };
    return fill(template, (name) => (args[name] === undefined ? `{${name}}` : shown(name, args[name])));
  }

  const say = (text: string, args: Values = {}): string => find(text, args) ?? text;

  return {
    say,
    title: (code, english) => titles[code] ?? english,
    problem(problem) {
      const { code, args, message, help, related, fixes } = problem;
      const english = isCode(code)
        ? CATALOGUE[code]
        : Object.hasOwn(D07, code)
          ? D07[code as keyof typeof D07]
          : undefined;
      const told = (text: string, template: string | undefined, words: string | undefined) =>
        template !== undefined && words !== undefined && patternOf(template).test(text)
          ? fromCode(words, problem)
          : say(text, args);
      return {
        ...problem,
        message: told(message, english?.message, messages[code]),
        ...(help !== undefined && { help: told(help, english?.help, helps[code]) }),
        ...(related && { related: related.map((place) => ({ ...place, message: say(place.message) })) }),
        ...(fixes && { fixes: fixes.map((fix) => ({ ...fix, title: say(fix.title) })) }),
      };
    },
  };
}

const isOwn = (text: string, { own }: Values): boolean => Array.isArray(own) && own.includes(text);

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

function fill(template: string, value: (name: string) => string): string {
  return template.replace(PLACEHOLDER, (_, name: string) => value(name));
}

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
