import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BIN, CARDS, draco, folder, plainEnv } from './support/draco.js';

const script = fileURLToPath(new URL('support/neovim.lua', import.meta.url));
const nvim = process.env.NVIM_PATH ?? 'nvim';

test('Neovim sees a problem, applies its fix, renames a card everywhere and lays the file out', () => {
  const root = folder();
  cpSync(CARDS, root, { recursive: true });
  const moves = join(root, 'draco/cards/moves.draco');
  const before = readFileSync(moves, 'utf8');
  writeFileSync(
    moves,
    before
      .replace('move h forward (roll die)', 'move h forwrd (roll die)')
      .replace('card big-intrigue {', 'card    big-intrigue   {'),
  );
  const report = join(root, 'report.json');
  const ran = spawnSync(nvim, ['--headless', '-u', 'NONE', '-c', `luafile ${script}`], {
    cwd: root,
    encoding: 'utf8',
    timeout: 110_000,
    env: plainEnv({
      DRACO_FILE: moves,
      DRACO_NODE: process.execPath,
      DRACO_BIN: BIN,
      DRACO_REPORT: report,
      HOME: root,
    }),
  });
  expect(ran.error, 'Neovim is needed: install the package neovim, or set NVIM_PATH').toBeUndefined();
  const found = JSON.parse(readFileSync(report, 'utf8'));
  expect(found).not.toHaveProperty('missed');
  expect(found.problem).toContain('forwrd');
  expect(found.fix).toContain('forward');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  // The fix and the layout put the file back to what it was, save for the new name.
  expect(read('draco/cards/moves.draco')).toBe(before.replace('card dice-game {', 'card game-of-dice {'));
  expect(read('draco/tests/moves.draco')).toContain('green plays game-of-dice');
  for (const lang of ['en', 'de', 'nl', 'fr']) expect(read(`draco/${lang}.ftl`)).toContain('card-game-of-dice =');
  const { code, out } = draco(['check', 'draco.draco', 'draco-feast.draco'], { cwd: root });
  expect(out).not.toContain('error');
  expect(code).toBe(0);
});
