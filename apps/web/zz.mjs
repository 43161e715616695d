import { existsSync, readFileSync } from 'node:fs';
import { dice, loadRuleset, startGame } from '@draco-table/engine';
import { compile } from '@draco-table/lang';

const { ruleset } = compile('/work/main/cards/seaside.draco', (p) =>
  existsSync(p) ? readFileSync(p, 'utf8') : undefined,
);
const loaded = loadRuleset(ruleset).ruleset;
let guesses = 0,
  bad = 0,
  checks = 0;
const t = Date.now();
const kinds = {};
for (let k = 0; Date.now() - t < 110000 && k < 80; k++) {
  const seats = 2 + (k % 3),
    roll = dice('q' + k);
  const game = startGame(loaded, { seats, seed: 'leaq' + k, options: { guests: k % 2 ? 'yes' : 'no' } });
  const stop = 40 + roll(300);
  for (let n = 0; n < stop && game.decisions.length; n++) {
    const open = game.decisions[0];
    const ids = open.options.map((o) => o.id);
    const least = open.optional ? (roll(5) === 0 ? 0 : Math.max(1, open.min)) : open.min;
    const count = least + roll(open.max - least + 1);
    const choose = Array.from({ length: count }, () => ids.splice(roll(ids.length), 1)[0]);
    const out = game.answer({ decision: open.id, seat: open.seat, choose, version: game.version });
    if (!out.ok) throw new Error(out.problem.message);
    if (
      n % 15 === 14 ||
      (game.decisions[0] &&
        !['buy', 'play-all-treasures', 'play-treasures'].includes(game.decisions[0].prompt) &&
        n % 3 === 0)
    )
      for (let seat = 0; seat < seats; seat++) {
        const other = game.imagine(seat, 'i' + n);
        checks++;
        if (other.digest() !== game.digest()) guesses++;
        const { scores: a, ...shown } = other.view(seat);
        const { scores: b, ...truth } = game.view(seat);
        if (JSON.stringify(shown) !== JSON.stringify(truth)) {
          bad++;
          const key = (game.decisions[0]?.prompt ?? 'end') + '/' + (game.decisions[0]?.seat === seat ? 'own' : 'other');
          kinds[key] = (kinds[key] ?? 0) + 1;
        }
      }
  }
}
console.log({ checks, guesses, bad }, kinds);
