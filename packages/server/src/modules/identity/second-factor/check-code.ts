import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getRealTime } from '../../../kernel/time/clock.ts';
import { attemptSecondFactor } from '../login/login-attempts.ts';
import { hashToken } from '../sessions/tokens.ts';
import { openSecret } from './sealed-secret.ts';
import { claimRecoveryCode, claimStep, findSecondFactor, type StaffRef } from './second-factor.queries.ts';
import { matchStep, readCode } from './second-factor.rules.ts';

/** Accepts a code of the authenticator app or a recovery code, each once; refuses any other. */
export async function checkSecondFactor(ctx: Context, staff: StaffRef, typed: string): Promise<void> {
  const isRight = await attemptSecondFactor(ctx, staff, () => acceptCode(ctx, staff, typed));
  if (!isRight) throw wrongCode();
}

async function acceptCode(ctx: Context, staff: StaffRef, typed: string): Promise<boolean> {
  const read = readCode(typed);
  if (read?.kind === 'recovery') {
    return claimRecoveryCode(ctx.db, staff, hashToken(read.code), ctx.clock.now());
  }
  const factor = await findSecondFactor(ctx.db, staff);
  const secret = factor?.secret && openSecret(ctx, staff, factor.secret);
  if (!read || !factor || !secret) return false;
  const step = matchStep(secret, read.code, factor.lastStep, getRealTime());
  return step !== null && claimStep(ctx.db, staff, step);
}

export const wrongCode = () => new Refusal('identity.wrong_second_factor', {}, { field: 'code' });
