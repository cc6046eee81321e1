/** The payment password: six digits that release money, apart from the one that logs in. */
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  attemptPayPassword,
  countPayPasswordAttemptsLeft,
  forgetPayPasswordAttempts,
} from '../login/login-attempts.ts';
import {
  getShopper,
  lockUnchanged,
  replacePayPasswordHash,
  updateShopper,
} from '../shoppers/shoppers.queries.ts';
import { withCode } from '../sms/codes.ts';
import { hashPayPassword, isPayPassword, isPeppered } from './passwords.ts';
import { assertNotHeld } from './payment-hold.ts';

/** Sets it by the code sent to the own number; a lock after wrong attempts is lifted. */
export async function setPayPassword(
  ctx: Context,
  { code, password }: { code: string; password: string },
): Promise<null> {
  const shopper = await getShopper(ctx.db, requireShopper(ctx));
  const { id, mobile } = shopper;
  assertNotHeld(ctx, shopper);
  const payPasswordHash = await hashPayPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'paypwd' }, code, async (ctx) => {
    // a number that is changed meanwhile holds what its code was sent for
    await lockUnchanged(ctx.db, shopper);
    await updateShopper(ctx.db, id, { payPasswordHash });
    await forgetPayPasswordAttempts(ctx, id);
    return null;
  });
}

/**
 * Refuses unless this is the shopper's payment password and payments are not held. To be called before any
 * transaction opens: a wrong attempt stays counted although the refusal rolls back.
 */
export async function assertPayPassword(
  ctx: Context,
  shopperId: number,
  password: string | undefined,
): Promise<void> {
  const shopper = await getShopper(ctx.db, shopperId);
  const { payPasswordHash } = shopper;
  assertNotHeld(ctx, shopper);
  if (!payPasswordHash) throw new Refusal('payments.pay_password_unset');
  const isRight = await attemptPayPassword(ctx, shopperId, () =>
    isPayPassword(ctx, payPasswordHash, password ?? ''),
  );
  if (isRight === 'locked') throw new Refusal('payments.pay_password_locked');
  if (!isRight) {
    const left = await countPayPasswordAttemptsLeft(ctx, shopperId);
    throw new Refusal('payments.wrong_pay_password', { left }, { field: 'password' });
  }
  if (!isPeppered(payPasswordHash)) {
    const hash = await hashPayPassword(ctx, password ?? '');
    await replacePayPasswordHash(ctx.db, shopperId, { from: payPasswordHash, to: hash });
  }
}
