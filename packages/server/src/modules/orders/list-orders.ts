import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { listOwnOrders } from './order-lists.queries.ts';
import { findParts } from './order-parts.ts';
import { getBuyerActions, presentSummary } from './orders.present.ts';

const listName = 'orders.own';

/** The own orders of a tab, the newest first. */
export async function listOrders(
  ctx: Context,
  input: CallChecked<'GET /wanlshop/order/list'>,
): Promise<CallOut<'GET /wanlshop/order/list'>> {
  const found = await listOwnOrders(ctx.db, {
    shopperId: requireShopper(ctx),
    tab: input.state,
    keyword: input.keyword,
    inTeam: input.group,
    below: input.cursor === undefined ? undefined : readCursor(listName, 1, input.cursor)[0],
    limit: input.limit + 1,
  });
  const { rows, next } = pageFrom(found, input.limit, ({ id }) => writeCursor(listName, id));
  const getParts = await findParts(ctx, rows);
  return {
    rows: rows.map((order) => {
      const parts = getParts(order);
      return { ...presentSummary(ctx.language, order, parts), can: getBuyerActions(order, parts) };
    }),
    next,
  };
}
