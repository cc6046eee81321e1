import type { CallChecked, CallOut, GroupRow } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { findGoodsRows } from '../catalog/index.ts';
import { presentGroupRow } from './groups.present.ts';
import { listGroupRows } from './list-groups.queries.ts';

type Input = CallChecked<'GET /wanlshop/groups/list'>;

/** A page of what teams can buy. A goods that went off sale a moment ago is left out. */
export async function listGroups(ctx: Context, input: Input): Promise<CallOut<'GET /wanlshop/groups/list'>> {
  const { kind, shop_id: shopId, category_id: categoryId, limit, cursor } = input;
  const list = `groups.${kind}`;
  const after = cursor === undefined ? undefined : readCursor(list, 2, cursor);
  const rows = await listGroupRows(ctx.db, {
    kind,
    shopId,
    categoryId,
    after,
    now: ctx.clock.now(),
    limit: limit + 1,
  });
  const page = pageFrom(rows, limit, ({ formed, id }) => writeCursor(list, formed, id));
  const goods = await findGoodsRows(
    ctx.db,
    page.rows.map(({ goodsId }) => goodsId),
    ctx.language,
  );
  const shown = page.rows.flatMap((row): GroupRow[] => {
    const card = goods.get(row.goodsId);
    return card ? [presentGroupRow(row, card)] : [];
  });
  return { rows: shown, next: page.next };
}
