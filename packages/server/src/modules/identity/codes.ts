/**
 * Codes sent by SMS: six digits, once, for one purpose. A wrong guess is counted for good; a right one is
 * used up together with what it was for, so that a refusal (a name that is taken) does not cost the code.
 */
import { createHmac, randomInt } from 'node:crypto';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type CodePurpose, guessCode } from './sms-codes.queries.ts';

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** With the server's secret, for six digits alone are guessed back from a plain hash in no time. */
export const hashCode = (ctx: Context, { mobile, event }: CodePurpose, code: string): string =>
  createHmac('sha256', ctx.services.config.secret).update(`${mobile} ${event} ${code}`).digest('hex');

/** Does `work` and uses the code up, in one transaction. */
export async function withCode<T>(
  ctx: Context,
  purpose: CodePurpose,
  code: string,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  // The count of a wrong guess must not be rolled back by the refusal that follows it.
  if (ctx.transaction) throw new Error('a code is guessed at before the transaction opens');
  const outcome = await transact(ctx, async (ctx) => {
    const isRight = await guess(ctx, purpose, code, true);
    return isRight ? { isRight, result: await work(ctx) } : { isRight };
  });
  if (outcome.isRight !== true) throw wrong(outcome.isRight);
  return outcome.result;
}

/** Whether a code is right, before the form that uses it; it stays good. */
export async function checkCode(ctx: Context, input: CodePurpose & { code: string }): Promise<null> {
  const isRight = await guess(ctx, input, input.code, false);
  if (!isRight) throw wrong(isRight);
  return null;
}

const guess = (ctx: Context, purpose: CodePurpose, code: string, use: boolean) =>
  guessCode(ctx.db, purpose, {
    codeHash: hashCode(ctx, purpose, code),
    now: ctx.clock.now(),
    tries: ctx.services.settings.get('identity.sms_code_tries'),
    use,
  });

const wrong = (isRight: false | null) =>
  new Refusal(isRight === null ? 'identity.code_expired' : 'identity.wrong_code', {}, { field: 'code' });
