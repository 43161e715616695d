import type { Locator, Page } from 'playwright';

export interface Faults {
  /** Errors of the page, and what the policy refused. */
  list: string[];
}

/** A page on which everything that goes wrong is written down; the guide is known already. */
export function watch(page: Page): Faults {
  const faults: Faults = { list: [] };
  page.on('pageerror', (error) => faults.list.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.list.push(message.text());
  });
  return faults;
}

export async function knowGuide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('draco-table:guided', '1');
    // The bots answer at once unless a test says otherwise.
    if (!localStorage.getItem('draco-table:pace')) localStorage.setItem('draco-table:pace', '0');
  });
}

/** The bots answer at once, so that a whole game takes seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Bots').selectOption('0');
}

export type Moment = 'asked' | 'waiting' | 'over';

export function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const root = document.querySelector('draco-table')?.shadowRoot;
    if (root?.querySelector('[part=result]')) return 'over';
    return root?.querySelector('.prompt.mine') ? 'asked' : 'waiting';
  });
}

/** Waits until the person is asked or the game is over. */
export async function nextMoment(page: Page): Promise<Moment> {
  await page.waitForFunction(() => {
    const root = document.querySelector('draco-table')?.shadowRoot;
    return root?.querySelector('[part=result], .prompt.mine');
  });
  return moment(page);
}

/** What could be pointed at now: on the table, or beside the question. */
export const legal = (page: Page): Locator => page.locator('draco-table .legal, draco-table .chip');

/** Which question is open: changes with every accepted answer. */
export function version(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (document.querySelector('draco-table') as unknown as { currentGame: { version: number } }).currentGame.version,
  );
}

/** What an open question needs, read from the controls that are there. */
export async function needed(page: Page): Promise<{ stepper: boolean; many: number }> {
  return page.evaluate(() => {
    const root = document.querySelector('draco-table')?.shadowRoot;
    const done = /\((\d+) of (\d+)\)/.exec(root?.querySelector('[part=confirm]')?.textContent ?? '');
    return { stepper: !!root?.querySelector('.stepper'), many: done ? Number(done[2]) : 0 };
  });
}
