import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isPassword } from '../account/passwords.ts';
import { recordWrongPassword } from '../devices/sign-ins.ts';
import { startShopperSession } from '../sessions/start-shopper-session.ts';
import type { StartedSession } from '../shoppers/present-shopper.ts';
import { findShopperByAccount } from '../shoppers/shoppers.queries.ts';
import { attemptLogin } from './login-attempts.ts';

/** Logs in by username or mobile. An account that does not exist answers as late and as little as a wrong password. */
export async function logIn(
  ctx: Context,
  { account, password }: { account: string; password: string },
): Promise<StartedSession> {
  const shopper = await findShopperByAccount(ctx.db, account);
  // A person's username and mobile share their attempts.
  const isRight = await attemptLogin(
    ctx,
    'shopper',
    shopper ? `#${shopper.id}` : account,
    () => isPassword(ctx, shopper?.passwordHash, password),
    shopper?.id,
  );
  if (shopper && !isRight) await recordWrongPassword(ctx, shopper.id);
  if (!shopper || !isRight) throw new Refusal('identity.wrong_account_or_password');
  return startShopperSession(ctx, shopper, shopper.passwordHash);
}
