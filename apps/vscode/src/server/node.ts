import { createConnection } from 'vscode-languageserver/node';
import { begin } from './begin.js';

begin(createConnection(process.stdin, process.stdout));
