#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/index.js', import.meta.url);
if (!existsSync(built)) {
  process.stderr.write(
    'error[D1098]: draco is not built yet.\n  help: Run npm start (the site and the command) or npm run build, in the folder of the source\n',
  );
  process.exit(2);
}

// The only place that ends the process: everything below reports an exit code.
const { main } = await import(built.href);
process.exit(await main(process.argv.slice(2)));
