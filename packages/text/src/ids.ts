/** How the ids of texts are made from the names of a ruleset. */
import type { DesignDef, Ruleset } from '@draco-table/ruleset';

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
