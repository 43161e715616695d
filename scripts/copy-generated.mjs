// After tsc: generated JavaScript, its declarations and JSON go from src/generated to dist/generated as they are.
import { cpSync } from 'node:fs';

cpSync('src/generated', 'dist/generated', { recursive: true });
