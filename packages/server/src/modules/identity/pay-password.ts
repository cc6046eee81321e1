/** The payment password: six digits that release money, apart from the one that logs in. */
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withCode } from './codes.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { getShopper, updateShopper } from './shoppers.queries.ts';
import { forgetPayPasswordTries, guessPayPassword } from './tries.ts';

/** Sets it by the code sent to the own number; a lock after wrong tries is lifted. */
export async function setPayPassword(
  ctx: Context,
  { code, password }: { code: string; password: string },
): Promise<null> {
  const { id, mobile } = await getShopper(ctx.db, requireShopper(ctx));
  const payPasswordHash = await hashPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'paypwd' }, code, async (ctx) => {
    await updateShopper(ctx.db, id, { payPasswordHash });
    await forgetPayPasswordTries(ctx, id);
    return null;
  });
}

/**
 * Refuses unless this is the shopper's payment password. To be called before any transaction opens: a wrong
 * try is counted for good, whatever the refusal rolls back.
 */
export async function assertPayPassword(
  ctx: Context,
  shopperId: number,
  password: string | undefined,
): Promise<void> {
  const { payPasswordHash } = await getShopper(ctx.db, shopperId);
  if (!payPasswordHash) throw new Refusal('payments.pay_password_unset');
  const isRight = await guessPayPassword(ctx, shopperId, () =>
    isPassword(ctx, payPasswordHash, password ?? ''),
  );
  if (isRight === 'locked') throw new Refusal('payments.pay_password_locked');
  if (!isRight) throw new Refusal('payments.wrong_pay_password', {}, { field: 'password' });
}
