#!/usr/bin/env node
// The only place that ends the process: everything below reports an exit code.
import { main } from '../dist/index.js';

process.exit(await main(process.argv.slice(2)));
