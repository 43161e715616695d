// boardgame.io's server with a game of the size of ours: four hands of five, a deck of 74, one card played and one drawn.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const load = createRequire(join(process.argv[2] ?? '.', 'package.json'));
const { Server } = load('boardgame.io/server');
const { PlayerView } = load('boardgame.io/core');

const card = (/** @type {number} */ n) => ({
  id: `card#${n}`,
  design: `card-${n % 40}`,
  text: 'Choose a hero; he moves.',
});
const game = {
  name: 'cards',
  setup: () => {
    const cards = Array.from({ length: 74 }, (_, n) => card(n));
    return {
      secret: { deck: cards.slice(20) },
      players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: cards.slice(seat * 5, seat * 5 + 5) }])),
      ring: Array.from({ length: 14 }, (_, n) => ({ id: `hero-${n}`, owner: n % 4 })),
      silver: [10, 10, 10, 10],
      discard: [],
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: (/** @type {{ G: any, playerID: string }} */ { G, playerID }, /** @type {number} */ at) => {
        const { hand } = G.players[playerID];
        const [played] = hand.splice(at, 1);
        G.discard.push(played);
        if (!G.secret.deck.length) G.secret.deck = G.discard.splice(0);
        hand.push(G.secret.deck.pop());
        G.ring.push(G.ring.shift());
        G.silver[Number(playerID)] += 1;
      },
    },
  },
};
const server = Server({ games: [game], origins: [/.*/] });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`\nhttp://127.0.0.1:${appServer.address().port}\n`);
