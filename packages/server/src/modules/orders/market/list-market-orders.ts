import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { toFilter, toTabCounts } from '../shop/list-shop-orders.ts';
import { presentStaffRows } from '../shop/present-staff-order.ts';
import { countByState } from '../shop/shop-orders.queries.ts';
import { hideName } from './hide-person.rules.ts';
import { listMarketOrders } from './market-orders.queries.ts';

const listName = 'orders.market';

/** The orders of every shop, or of one shop or shopper; with the first page how many stand behind each tab. */
export async function listOrdersOfMarket(
  ctx: Context,
  input: CallChecked<'GET /platform/orders/list'>,
): Promise<CallOut<'GET /platform/orders/list'>> {
  const { cursor, limit, keyword } = input;
  const whose = { shopId: input.shop_id, shopperId: input.shopper_id };
  const found = await listMarketOrders(
    ctx.db,
    { ...toFilter(ctx, input), ...whose, keyword },
    { below: cursor === undefined ? undefined : readCursor(listName, 1, cursor)[0], limit: limit + 1 },
  );
  const { rows, next } = pageFrom(found, limit, ({ id }) => writeCursor(listName, id));
  return {
    rows: await presentStaffRows(ctx, rows, ({ address }) => ({
      receiver: { name: hideName(address.name), area: address.area },
    })),
    next,
    counts: cursor === undefined ? toTabCounts(await countByState(ctx.db, whose)) : null,
  };
}
