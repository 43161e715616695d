import { Failure } from '../frame/failure.js';

export function checkName(name: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 60) return name;
  throw new Failure(
    'D1018',
    `${name} cannot be a name.`,
    2,
    'use lower-case letters, digits and inner hyphens, e.g. helping-paw',
  );
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
