/** Solves a challenge of the market by trying numbers. Without `crypto.subtle`: plain-HTTP pages have none. */
import type { Challenge } from '@chengji/contract';
import { sha256 } from '@noble/hashes/sha2.js';

const toBytes = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text of the header `Challenge`; takes a good part of a second of a phone's time. */
export function solveChallenge({ algorithm, salt, challenge, maxnumber, signature }: Challenge): string {
  const start = sha256.create().update(toBytes(salt));
  for (let number = 0; number <= maxnumber; number += 1) {
    if (
      toHex(
        start
          .clone()
          .update(toBytes(String(number)))
          .digest(),
      ) !== challenge
    )
      continue;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  throw new Error('the challenge has no solution');
}
