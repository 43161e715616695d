/** How the ids of texts are made from the names of a ruleset. */
import type { DesignDef, RoutineDef, Ruleset, Type } from '@draco-table/ruleset';

/** `move (h) forward (n)` and `move-forward` alike give `move-forward`. */
export function sentenceId(pattern: string): string {
  return pattern
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/[^a-z0-9-]+/)
    .filter(Boolean)
    .join('-');
}

/** Text id of a piece or card: `piece-bear`, `card-rumour` for each card of that family. */
export function designTextId(ruleset: Ruleset, design: DesignDef): string {
  return `${ruleset.types[design.type]?.base ?? 'card'}-${design.family ?? design.id}`;
}

export function kindTextId(kind: string, value: string): string {
  return `kind-${kind}-${value}`;
}

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
