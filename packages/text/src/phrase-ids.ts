/** Ids of the words that card texts are made with. */
import type { RoutineDef, Ruleset, Type } from '@draco-table/ruleset';
import { sentenceId } from './ids.js';

/** The word for a type, as ids use it. */
export function typeWord(ruleset: Ruleset, type: Type): string {
  switch (type.is) {
    case 'kind':
      return ruleset.kinds[type.kind ?? -1]?.id ?? 'kind';
    case 'thing':
      return type.types?.length === 1 ? (ruleset.types[type.types[0] ?? -1]?.id ?? 'thing') : 'thing';
    default:
      return type.is;
  }
}

/**
 * Ids of the words for a verb (`verb-move-forward`) or a definition (`phrase-guests-of`), the most telling first: where
 * two patterns have the same words, the types of their slots tell them apart (`phrase-guests-of-player`).
 */
export function phraseIds(ruleset: Ruleset, routine: RoutineDef): string[] {
  const id = `${routine.is === 'define' ? 'phrase' : 'verb'}-${sentenceId(routine.id)}`;
  const types = routine.params.map(({ type }) => typeWord(ruleset, type)).join('-');
  return types ? [`${id}-${types}`, id] : [id];
}
