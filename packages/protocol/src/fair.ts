import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How a deal is made that nobody can have chosen. The server commits itself to a secret before anybody sits down; who sits
 * down pledges a number of his own; once all have pledged, all show. The seed is the hash of everything.
 */

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** 32 random bytes in hexadecimal: a secret, or what a player adds. */
export function randomPart(): string {
  return bytesToHex(randomBytes(32));
}

export const commitmentOf = (secret: string): string => hash(`draco/secret/1\n${secret}`);

export const pledgeOf = (part: string): string => hash(`draco/part/1\n${part}`);

/** Parts in the order of the seats; null where a seat is a bot's or never showed what it had pledged. */
export function seedOf(secret: string, parts: readonly (string | null)[]): string {
  return hash(['draco/seed/1', secret, ...parts.map((part) => part ?? '-')].join('\n'));
}

export interface Proof {
  commitment: string;
  secret: string;
  pledges: (string | null)[];
  parts: (string | null)[];
}

export type ProofFault = 'secret' | 'part' | 'seed' | 'missing';

/** What does not fit in a proof: nothing when the seed follows from what was published before the deal. */
export function checkProof(proof: Proof, seed: string): { fault: ProofFault; seat?: number }[] {
  const faults: { fault: ProofFault; seat?: number }[] = [];
  if (commitmentOf(proof.secret) !== proof.commitment) faults.push({ fault: 'secret' });
  proof.pledges.forEach((pledge, seat) => {
    const part = proof.parts[seat] ?? null;
    if (part !== null && (pledge === null || pledgeOf(part) !== pledge)) faults.push({ fault: 'part', seat });
    if (part === null && pledge !== null) faults.push({ fault: 'missing', seat });
  });
  if (seedOf(proof.secret, proof.parts) !== seed) faults.push({ fault: 'seed' });
  return faults;
}
