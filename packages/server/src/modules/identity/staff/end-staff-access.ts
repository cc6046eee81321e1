import type { Context } from '../../../kernel/context.ts';
import { deleteLoginTickets, type StaffKind } from '../second-factor/second-factor.queries.ts';
import { endSessions } from '../sessions/sessions.ts';

/** Ends every session of a member of staff, and every login that is half done. */
export async function endStaffAccess(
  ctx: Context,
  kind: StaffKind,
  staffId: number,
  message: 'identity.kicked_out' | 'identity.password_changed',
): Promise<void> {
  await deleteLoginTickets(ctx.db, { kind, staffId });
  await endSessions(ctx, kind, staffId, ctx.services.translate(ctx.language, message));
}
