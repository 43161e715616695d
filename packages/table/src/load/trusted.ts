interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}
interface Maker {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * For pages that require Trusted Types. Two things pass through: a sheet of art, which is parsed as an image and rebuilt
 * from a list of what is allowed, and the address of our own worker. Nothing else here writes markup or starts scripts.
 */
export function trusted(make: keyof Policy, text: string): string {
  const as = (same: string): string => same;
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: Maker };
    policy ??= trustedTypes?.createPolicy('draco-table', { createHTML: as, createScriptURL: as });
  } catch {
    // The page allows no policy of this name: art and worker are refused then, and the table goes on without.
  }
  return policy ? policy[make](text) : text;
}
