import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isPassword } from '../account/passwords.ts';
import { recordWrongPassword } from '../devices/sign-ins.ts';
import { enter } from '../sessions/enter.ts';
import type { Entered } from '../shoppers/present-shopper.ts';
import { findShopperByAccount } from '../shoppers/shoppers.queries.ts';
import { guessLogin } from './login-attempts.ts';

/** Logs in by username or mobile. An account that does not exist answers as late and as little as a wrong password. */
export async function logIn(
  ctx: Context,
  { account, password }: { account: string; password: string },
): Promise<Entered> {
  const shopper = await findShopperByAccount(ctx.db, account);
  // A person's username and mobile share their tries.
  const isRight = await guessLogin(
    ctx,
    'shopper',
    shopper ? `#${shopper.id}` : account,
    () => isPassword(ctx, shopper?.passwordHash, password),
    shopper?.id,
  );
  if (shopper && !isRight) await recordWrongPassword(ctx, shopper.id);
  if (!shopper || !isRight) throw new Refusal('identity.wrong_account_or_password');
  return enter(ctx, shopper, shopper.passwordHash);
}
