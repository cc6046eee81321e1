import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { listSubjectChanges } from '../../../kernel/audit/audit.queries.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShopStaffNames } from '../../shops/index.ts';
import { findGoodsOfShop, listSkuIds } from './seller-goods.queries.ts';

const list = 'goods_history';

type Page = CallOut<'GET /seller/goods/history'>;

/** What the shop's staff and the platform changed of a goods of the own shop. */
export async function listGoodsHistory(
  ctx: Context,
  { id, cursor, limit }: CallChecked<'GET /seller/goods/history'>,
): Promise<Page> {
  const { shopId } = requireActor(ctx, 'seller');
  if (!(await findGoodsOfShop(ctx.db, shopId, id))) throw new Refusal('common.not_found');
  const [before] = cursor === undefined ? [] : readCursor(list, 1, cursor);
  const skuIds = await listSkuIds(ctx.db, id);
  const subjects = [
    { subject: 'goods', ids: [String(id)] },
    { subject: 'sku', ids: skuIds.map(String) },
  ];
  const rows = await listSubjectChanges(ctx.db, subjects, { before, limit: limit + 1 });
  const page = pageFrom(rows, limit, (last) => writeCursor(list, last.id));
  const staff = page.rows.filter(({ area }) => area === 'seller').map(({ staffId }) => staffId);
  const names = await findShopStaffNames(ctx.db, staff);
  return {
    rows: page.rows.map((row) => ({
      id: row.id,
      at: toUnixSeconds(row.changedAt),
      by: row.area === 'seller' ? (names.get(row.staffId) ?? '') : null,
      call: row.call,
      before: row.before as Page['rows'][number]['before'],
      after: row.after as Page['rows'][number]['after'],
    })),
    next: page.next,
  };
}
