import { Failure } from '../frame/failure.js';

/** A name as it was typed, which a shell takes apart at blanks. */
export function checkName(typed: string | readonly string[]): string {
  const name = typeof typed === 'string' ? typed : typed.join(' ');
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 60) return name;
  const proposal = slugOf(name);
  throw new Failure(
    'D1018',
    `“${name}” cannot be a name: names have lower-case letters, digits and inner hyphens, and no spaces.`,
    2,
    proposal ? `use ${proposal}` : 'use a name such as helping-paw',
  );
}

/** `My Tavern` to `my-tavern`; empty where nothing is left that could be a name. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

export function checkLanguage(tag: string): string {
  try {
    if (/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return new Intl.Locale(tag).toString();
  } catch {
    // reported below
  }
  throw new Failure('D1018', `${tag} is not a language tag.`, 2, 'use a tag such as it, pt-BR or zh-Hant');
}

/** `helping-paw` to `Helping paw`. */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
