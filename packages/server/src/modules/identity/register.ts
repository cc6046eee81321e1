import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { joinMarket } from './add-shopper.ts';
import { withCode } from './codes.ts';
import { enter } from './enter.ts';
import { hashPassword } from './passwords.ts';
import type { Entered } from './present-shopper.ts';

/** Becomes a shopper and logs in; a username or number taken meanwhile leaves the code good. */
export async function register(
  ctx: Context,
  input: CallChecked<'POST /wanlshop/user/register'>,
): Promise<Entered> {
  const { username, nickname, mobile, code, password, confirm, referrer } = input;
  if (password !== confirm) throw new Refusal('identity.passwords_differ', {}, { field: 'confirm' });
  const passwordHash = await hashPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'register' }, code, async (ctx) => {
    const shopper = await joinMarket(ctx, { username, nickname, mobile, passwordHash }, referrer || null);
    return enter(ctx, shopper);
  });
}
