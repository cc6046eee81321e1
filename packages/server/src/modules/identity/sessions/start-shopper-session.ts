import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { recordSignIn } from '../devices/sign-ins.ts';
import type { StartedSession } from '../shoppers/present-shopper.ts';
import { claimLogin, type Shopper } from '../shoppers/shoppers.queries.ts';
import { openSession } from './sessions.ts';

/**
 * Opens a session for a person who proved who they are. With `checkedHash` it opens only while the password
 * is still the one that was checked: a change of password ends every session, this one included.
 */
export function startShopperSession(
  ctx: Context,
  shopper: Shopper,
  checkedHash?: string | null,
): Promise<StartedSession> {
  return transact(ctx, async (ctx) => {
    const at = { loginAt: ctx.clock.now(), loginIp: ctx.ip };
    const entered = await claimLogin(ctx.db, shopper, at, checkedHash);
    if (!entered) {
      throw new Refusal(
        shopper.state === 'frozen' ? 'identity.account_frozen' : 'identity.wrong_account_or_password',
      );
    }
    await recordSignIn(ctx, shopper);
    return { shopper: entered, token: await openSession(ctx, 'shopper', entered.id) };
  });
}
