import { createHash, randomBytes } from 'node:crypto';

/** What stands in a link behind the table: 128 random bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** As keys are stored: who reads the database cannot sit down with what he finds. */
export const hashKey = (key: string): string => createHash('sha256').update(`draco/key/1\n${key}`).digest('base64url');

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The name of a table. No secret: it stands in logs. */
export const newTableId = (): string => Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('');
