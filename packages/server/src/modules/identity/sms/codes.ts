/**
 * Codes sent by SMS: six digits, once, for one purpose. A wrong guess is counted for good; a right one is
 * used up together with what it was for, so that a refusal (a name that is taken) does not cost the code.
 */
import { createHmac, randomInt } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getDeviceHash } from '../devices/devices.ts';
import { findShopperByMobile } from '../shoppers/shoppers.queries.ts';
import { type CodePurpose, guessCode } from './sms-codes.queries.ts';

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** With the server's secret, for six digits alone are guessed back from a plain hash in no time. */
export const hashCode = (ctx: Context, { mobile, event }: CodePurpose, code: string): string =>
  createHmac('sha256', ctx.services.config.secret).update(`${mobile} ${event} ${code}`).digest('hex');

export type GivenCode = CodePurpose & {
  code: string;
  /** What a refusal calls it. */
  field?: string;
};

/** Does `work` and uses the code up, in one transaction. */
export const withCode = <T>(
  ctx: Context,
  purpose: CodePurpose,
  code: string,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => withCodes(ctx, [{ ...purpose, code }], work);

/** Does `work` and uses several codes up, in one transaction; none is used up unless all of them are right. */
export async function withCodes<T>(
  ctx: Context,
  given: readonly GivenCode[],
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  // The count of a wrong guess must not be rolled back by the refusal that follows it.
  if (ctx.transaction) throw new Error('a code is guessed at before the transaction opens');
  const outcome = await transact(ctx, async (ctx) => {
    for (const code of given) {
      const isRight = await guess(ctx, code, code.code, false);
      if (!isRight) return { refusal: wrong(isRight, code.field) };
    }
    for (const code of given) await guess(ctx, code, code.code, true);
    return { result: await work(ctx) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

/** Whether a code is right, before the form that uses it; it stays good. Its holder learns what it is good for. */
export async function checkCode(ctx: Context, input: CodePurpose & { code: string }): Promise<null> {
  const isRight = await guess(ctx, input, input.code, false);
  if (!isRight) throw wrong(isRight);
  const { mobile, event } = input;
  const field = { field: 'mobile' };
  if (event === 'resetpwd' && !(await findShopperByMobile(ctx.db, mobile))) {
    throw new Refusal('identity.mobile_unknown', {}, field);
  }
  if ((event === 'register' || event === 'mobile') && (await findShopperByMobile(ctx.db, mobile))) {
    throw new Refusal('identity.mobile_taken', {}, field);
  }
  return null;
}

/** Each requester of a code has attempts of their own: the device, or the address of a client that sends no device. */
export const getAskedBy = (ctx: Context): string => getDeviceHash(ctx) ?? ctx.ip;

const guess = (ctx: Context, purpose: CodePurpose, code: string, use: boolean) =>
  guessCode(ctx.db, purpose, {
    codeHash: hashCode(ctx, purpose, code),
    by: getAskedBy(ctx),
    now: ctx.clock.now(),
    attempts: ctx.services.settings.get('identity.sms_code_tries'),
    use,
  });

const wrong = (isRight: false | null, field = 'code') =>
  new Refusal(isRight === null ? 'identity.code_expired' : 'identity.wrong_code', {}, { field });
