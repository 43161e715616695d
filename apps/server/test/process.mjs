// One process of the built server, for tests and measurements: port, folder of games.
import { createTableServer } from '../dist/index.js';

const [, , port = '0', games, limits = '{}'] = process.argv;
const server = await createTableServer({
  databaseUrl: process.env.DATABASE_URL,
  games,
  botDelay: 0,
  limits: JSON.parse(limits),
});
process.stdout.write(`http://127.0.0.1:${await server.listen(Number(port))}/\n`);
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
// Measurements of memory begin when what is no longer needed is gone.
process.on('SIGUSR2', () => globalThis.gc?.());
