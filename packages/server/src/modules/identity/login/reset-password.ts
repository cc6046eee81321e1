import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashPassword } from '../account/passwords.ts';
import { forgetDevices } from '../devices/devices.ts';
import { endSessions } from '../sessions/sessions.ts';
import { findShopperByMobile, updateShopper } from '../shoppers/shoppers.queries.ts';
import { withCode } from '../sms/codes.ts';
import { removeBindings } from '../third-party/bindings.queries.ts';
import { forgetLoginAttempts } from './login-attempts.ts';

/**
 * Sets a new password by a code, and ends every session: a person who knew the old one is out, on every device,
 * and with `unbind` also one who came in by an account elsewhere.
 */
export async function resetPassword(
  ctx: Context,
  { mobile, code, password, confirm, unbind }: CallChecked<'POST /wanlshop/user/resetpwd'>,
): Promise<null> {
  if (password !== confirm) throw new Refusal('identity.passwords_differ', {}, { field: 'confirm' });
  const passwordHash = await hashPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'resetpwd' }, code, async (ctx) => {
    const shopper = await findShopperByMobile(ctx.db, mobile);
    if (!shopper) throw new Refusal('identity.mobile_unknown', {}, { field: 'mobile' });
    await updateShopper(ctx.db, shopper.id, { passwordHash });
    if (unbind) await removeBindings(ctx.db, shopper.id);
    const message = ctx.services.translate(ctx.language, 'identity.password_changed');
    await endSessions(ctx, 'shopper', shopper.id, message);
    await forgetDevices(ctx, 'shopper', shopper.id);
    await forgetLoginAttempts(ctx, 'shopper', `#${shopper.id}`);
    return null;
  });
}
