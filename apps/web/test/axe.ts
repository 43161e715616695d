import axeCore from 'axe-core';
import type { Page } from 'playwright';

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe finds wrong on the whole page, in words. It comes in from outside: the policy lets no other script in. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: unknown): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  );
}
