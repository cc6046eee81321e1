/**
 * A challenge costs a client a moment of work before it may go on, where somebody asks for much from one place.
 * Behind this port stands a proof of work that clients solve by themselves; a captcha can take its place.
 */
import type { Challenge } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { claimAttempts } from '../login/attempts.queries.ts';

/** A solved challenge: what identifies it, and until when it is good. */
export type Solved = { id: string; expiresAt: Date };

export interface Challenger {
  createChallenge(now: Date): Promise<Challenge>;
  /** What was solved; null when the solution is wrong, over or not of this market. */
  verifySolution(solution: string, now: Date): Promise<Solved | null>;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly challenger: Challenger;
  }
}

/** Refuses with a challenge unless the caller brings the solution of one, which is good for one call. */
export async function assertChallengeSolved(ctx: Context): Promise<void> {
  const { challenger } = ctx.services;
  const now = ctx.clock.now();
  const solved = ctx.client.challenge ? await challenger.verifySolution(ctx.client.challenge, now) : null;
  if (solved && (await claimSolution(ctx, solved, now))) return;
  const challenge = await challenger.createChallenge(now);
  throw new Refusal('identity.challenge_required', {}, { challenge });
}

/** Of several calls that bring the same solution one gets it; it is remembered for as long as it is good. */
const claimSolution = async ({ db }: Context, { id, expiresAt }: Solved, now: Date): Promise<boolean> =>
  (await claimAttempts(db, [{ key: `challenge ${id}`, allowed: 1 }], now, expiresAt)) === 1;
