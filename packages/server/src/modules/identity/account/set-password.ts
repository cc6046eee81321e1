import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { forgetLoginAttempts } from '../login/login-attempts.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { getShopper, updateShopper } from '../shoppers/shoppers.queries.ts';
import { withCode } from '../sms/codes.ts';
import { hashPassword } from './passwords.ts';

/** Sets the login password by a code sent to the own mobile; every other session ends. */
export async function setPassword(
  ctx: Context,
  { code, password, confirm }: CallChecked<'POST /wanlshop/user/password'>,
): Promise<null> {
  if (password !== confirm) throw new Refusal('identity.passwords_differ', {}, { field: 'confirm' });
  const { id, mobile } = await getShopper(ctx.db, requireActor(ctx, 'shopper').id);
  const passwordHash = await hashPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'resetpwd' }, code, async (ctx) => {
    await updateShopper(ctx.db, id, { passwordHash });
    await endOtherSessions(ctx);
    await forgetLoginAttempts(ctx, 'shopper', `#${id}`);
    return null;
  });
}
