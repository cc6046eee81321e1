import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../../kernel/settings/refuse-blocked-words.ts';
import { hashPassword } from '../account/passwords.ts';
import { startShopperSession } from '../sessions/start-shopper-session.ts';
import { joinMarket, toReferral } from '../shoppers/add-shopper.ts';
import type { StartedSession } from '../shoppers/present-shopper.ts';
import { withCode } from '../sms/codes.ts';

/** Becomes a shopper and logs in; a username or number taken meanwhile leaves the code good. */
export async function register(
  ctx: Context,
  input: CallChecked<'POST /wanlshop/user/register'>,
): Promise<StartedSession> {
  const { username, nickname, mobile, code, password, confirm } = input;
  if (password !== confirm) throw new Refusal('identity.passwords_differ', {}, { field: 'confirm' });
  refuseBlockedWords(ctx, { username, nickname });
  const passwordHash = await hashPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'register' }, code, async (ctx) => {
    const shopper = await joinMarket(ctx, { username, nickname, mobile, passwordHash }, toReferral(input));
    return startShopperSession(ctx, shopper);
  });
}
