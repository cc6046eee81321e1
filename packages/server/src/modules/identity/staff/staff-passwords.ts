/** Staff choose another password: at the console, or by a code sent to the mobile that is their account. */
import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashPassword } from '../account/passwords.ts';
import { forgetLoginAttempts } from '../login/login-attempts.ts';
import { deleteLoginTickets } from '../second-factor/second-factor.queries.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { withCode } from '../sms/codes.ts';
import { endStaffAccess } from './end-staff-access.ts';
import { getStaffAccounts, lockAccount } from './staff-accounts.port.ts';
import { requireStaffActor } from './staff-security.ts';

const changed = { before: { password_changed: false }, after: { password_changed: true } };

export async function changeOwnPassword(
  ctx: Context,
  { password }: CallChecked<'POST /seller/auth/password'>,
): Promise<null> {
  const { kind, staffId } = requireStaffActor(ctx);
  const passwordHash = await hashPassword(ctx, password);
  return transact(ctx, async (ctx) => {
    await getStaffAccounts(ctx, kind).setPassword(ctx.db, staffId, passwordHash);
    await deleteLoginTickets(ctx.db, { kind, staffId });
    await endOtherSessions(ctx);
    await recordChange(ctx, { subject: 'staff', id: staffId, ...changed });
    return null;
  });
}

/** A second factor stays: the next login asks for it. Who has no such account learns it by the right code alone. */
export async function resetPassword(
  ctx: Context,
  { mobile, code, password }: CallChecked<'POST /seller/auth/reset'>,
): Promise<null> {
  const accounts = getStaffAccounts(ctx, 'seller');
  const passwordHash = await hashPassword(ctx, password);
  return withCode(ctx, { mobile, event: 'staff' }, code, async (ctx) => {
    const found = await accounts.findByAccount(ctx.db, mobile);
    if (!found) throw new Refusal('identity.no_staff_account', {}, { field: 'mobile' });
    const { id } = await lockAccount(ctx, 'seller', { id: found.id });
    await accounts.setPassword(ctx.db, id, passwordHash);
    await endStaffAccess(ctx, 'seller', id, 'identity.password_changed');
    await forgetLoginAttempts(ctx, 'seller', `#${id}`);
    const { shop } = await accounts.present(ctx, id);
    const actor: Actor = { kind: 'seller', staffId: id, shopId: shop?.id ?? 0, rights: [], sessionId: 0 };
    await recordChange({ ...ctx, actor }, { subject: 'staff', id, ...changed });
    return null;
  });
}
