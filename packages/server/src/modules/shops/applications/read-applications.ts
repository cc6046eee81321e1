/** The applications for shops, as the platform's staff read them. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { isAccountTaken, isNameTaken } from '../shop-state.queries.ts';
import { countApplications, findApplication, listApplications, listMoves } from './applications.queries.ts';
import { presentApplication } from './present-application.ts';

export async function listShopApplications(
  ctx: Context,
  { state, page, limit, ...filter }: CallChecked<'GET /platform/applications/list'>,
): Promise<CallOut<'GET /platform/applications/list'>> {
  const counts = await countApplications(ctx.db, filter);
  const rows = await listApplications(ctx.db, state, filter, { limit, offset: (page - 1) * limit });
  const total = counts[state];
  return {
    rows: rows.map(presentApplication),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

/** One application, with what would stop its approval now, and every move so far. */
export async function showApplication(
  ctx: Context,
  { id }: CallChecked<'GET /platform/applications/details'>,
): Promise<CallOut<'GET /platform/applications/details'>> {
  const row = await findApplication(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  const moves = await listMoves(ctx.db, id);
  const names = await findPlatformStaffNames(
    ctx.db,
    moves.flatMap(({ staffId }) => staffId ?? []),
  );
  const isOpen = row.state !== 'approved';
  return {
    ...presentApplication(row),
    is_name_taken: isOpen && (await isNameTaken(ctx.db, row.name)),
    is_account_taken: isOpen && (await isAccountTaken(ctx.db, row.account)),
    log: moves.map(({ event, staffId, reason, at }) => ({
      event,
      by: staffId === null ? row.contact : (names.get(staffId) ?? ''),
      reason,
      at: toUnixSeconds(at),
    })),
  };
}

/** What is masked, for staff who must call the applicant or compare numbers; that they looked is recorded. */
export async function revealApplication(
  ctx: Context,
  { id }: CallChecked<'POST /platform/applications/reveal'>,
): Promise<CallOut<'POST /platform/applications/reveal'>> {
  const row = await findApplication(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  await recordChange(ctx, {
    subject: 'shop_application',
    id,
    before: null,
    after: { seen: ['mobile', 'licence_no'] },
  });
  return { mobile: row.mobile, licence_no: row.licenceNo };
}
