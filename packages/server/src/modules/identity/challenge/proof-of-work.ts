/** The proof of work of ALTCHA: challenges are signed, so that none needs to be kept until it is solved. */
import { createHmac } from 'node:crypto';
import type { Challenge } from '@chengji/contract';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { Challenger, Solved } from './challenge.ts';

/** About a quarter of a second on a phone, and a quarter of a minute for a hundred codes. */
const maxNumber = 100_000;
const lifeMinutes = 5;

const Solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(200),
  number: z.int().min(0).max(maxNumber),
  salt: z.string().max(200),
  signature: z.string().max(200),
});

export class ProofOfWork implements Challenger {
  readonly #key: string;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('challenges').digest('hex');
  }

  async createChallenge(now: Date): Promise<Challenge> {
    const expires = minutesAfter(now, lifeMinutes);
    const { algorithm, salt, challenge, signature } = await createChallenge({
      hmacKey: this.#key,
      maxNumber,
      expires,
    });
    return { algorithm, salt, challenge, maxnumber: maxNumber, signature };
  }

  async verifySolution(solution: string, now: Date): Promise<Solved | null> {
    const given = Solution.safeParse(parseJson(solution));
    if (!given.success) return null;
    // the library would compare with the machine's clock
    if (!(await verifySolution(given.data, this.#key, false))) return null;
    const expiresAt = fromUnixSeconds(Number(extractParams(given.data).expires));
    return expiresAt > now ? { id: given.data.signature, expiresAt } : null;
  }
}

function parseJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    return null;
  }
}
