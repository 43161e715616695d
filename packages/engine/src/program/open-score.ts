import type { Ruleset } from '@draco-table/ruleset';

/**
 * Whether the score can be worked out from what lies open, so that a view may show it during the game: it reads no
 * zone, thing or variable that is hidden from somebody, nor chance.
 */
export function isOpenScore(ruleset: Ruleset): boolean {
  if (ruleset.score === undefined) return false;
  const seen = new Set<number>();
  const openZone = (zone: number): boolean => ruleset.zones[zone].seen === 'all';
  const openType = (type: number): boolean => ruleset.zones.every((zone, i) => !zone.of.includes(type) || openZone(i));
  const routine = (index: number): boolean => {
    if (seen.has(index)) return true;
    seen.add(index);
    return ruleset.routines[index].is === 'define' && open(ruleset.routines[index].body);
  };
  const open = (node: unknown): boolean => {
    if (!Array.isArray(node)) return true;
    const [op, first, second] = node;
    switch (op) {
      case 'zone':
      case 'rim':
      case 'at-cell':
        if (!openZone(first)) return false;
        break;
      case 'in-zone':
        if (!openZone(second)) return false;
        break;
      case 'every':
        if (!openType(first)) return false;
        break;
      case 'var':
        if (!['all', undefined].includes(ruleset.vars[first].seen)) return false;
        break;
      case 'copies':
      case 'holder-of':
      case 'piece':
      case 'roll':
      case 'random':
      case 'random-from':
      case 'weighing':
      case 'shuffled':
      case 'agrees':
        return false;
      case 'call':
        if (!routine(first)) return false;
    }
    return node.every(open);
  };
  return routine(ruleset.score);
}
