/** The audit log, as the platform reads all of it and a shop its own. */

import type { AuditRow, CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import { type AuditFilter, listAuditRows, type AuditRow as Row } from '../../kernel/audit/audit.queries.ts';
import type { Context } from '../../kernel/context.ts';
import { nextPage } from '../../kernel/cursor.ts';
import { fromUnixSeconds, toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../identity/index.ts';
import { findShopStaffNames, findShops } from '../shops/index.ts';

type Page = CallOut<'GET /platform/audit/list'>;

export const listAudit = (ctx: Context, input: CallChecked<'GET /platform/audit/list'>): Promise<Page> =>
  list(ctx, input, { area: input.area, shopId: input.shop_id });

export const listShopAudit = (ctx: Context, input: CallChecked<'GET /seller/audit/list'>): Promise<Page> =>
  list(ctx, input, { area: 'seller', shopId: requireActor(ctx, 'seller').shopId });

async function list(
  ctx: Context,
  { page, limit, action, staff_id, subject, keyword, from, to }: CallChecked<'GET /seller/audit/list'>,
  whose: Pick<AuditFilter, 'area' | 'shopId'>,
): Promise<Page> {
  const moment = (at: number | undefined) => (at === undefined ? undefined : fromUnixSeconds(at));
  const filter = {
    ...whose,
    action,
    staffId: staff_id,
    subject,
    keyword,
    from: moment(from),
    to: moment(to),
  };
  const { rows, total } = await listAuditRows(ctx.db, filter, { limit, offset: (page - 1) * limit });
  return {
    rows: await present(ctx, rows),
    total,
    next: nextPage(page, limit, total),
  };
}

async function present(ctx: Context, rows: readonly (Row & Pick<AuditRow, 'action'>)[]): Promise<AuditRow[]> {
  const getStaff = (area: Row['area']) =>
    rows.filter((row) => row.area === area).map(({ staffId }) => staffId);
  const names = {
    platform: await findPlatformStaffNames(ctx.db, getStaff('platform')),
    seller: await findShopStaffNames(ctx.db, getStaff('seller')),
  };
  const shopIds = [...new Set(rows.flatMap(({ shopId }) => shopId ?? []))];
  const shops = await findShops(ctx.db, shopIds, ctx.language);
  return rows.map((row) => ({
    id: row.id,
    at: toUnixSeconds(row.changedAt),
    area: row.area,
    staff: { id: row.staffId, name: names[row.area].get(row.staffId) ?? '' },
    shop: row.shopId === null ? null : { id: row.shopId, name: shops.get(row.shopId)?.name ?? '' },
    call: row.call,
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    before: row.before as AuditRow['before'],
    after: row.after as AuditRow['after'],
    ip: row.ip,
    request_id: row.requestId,
  }));
}
