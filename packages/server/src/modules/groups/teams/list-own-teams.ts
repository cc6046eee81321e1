import type { CallChecked, CallOut, MyTeam } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { findGoodsCards } from '../../catalog/index.ts';
import { findOrderHeads } from '../../orders/index.ts';
import { presentGroupGoods } from '../campaigns/campaign.present.ts';
import { listOwnSeats } from './own-teams.queries.ts';
import { presentTeamBrief } from './team.present.ts';

const list = 'groups.mine';

/** The teams one is or was in, by the order that was placed for each. */
export async function listOwnTeams(
  ctx: Context,
  { state, cursor, limit }: CallChecked<'GET /wanlshop/groups/mine'>,
): Promise<CallOut<'GET /wanlshop/groups/mine'>> {
  const { db, language } = ctx;
  const [before] = cursor === undefined ? [] : readCursor(list, 1, cursor);
  const seats = await listOwnSeats(db, { shopperId: requireShopper(ctx), state, before, limit: limit + 1 });
  const page = pageFrom(seats, limit, ({ seat }) => writeCursor(list, seat.id));
  const goods = await findGoodsCards(db, [...new Set(page.rows.map(({ goodsId }) => goodsId))], language);
  const orders = await findOrderHeads(
    db,
    page.rows.map(({ seat }) => seat.orderId),
  );
  const rows = page.rows.map(({ seat, team, goodsId, fromCents }): MyTeam => {
    const [card, order] = [goods.get(goodsId), orders.get(seat.orderId)];
    if (!card || !order) throw new Error(`seat ${seat.id} is of an order or goods that is not there`);
    return {
      ...presentTeamBrief(team, fromCents),
      goods: presentGroupGoods(card),
      order_id: seat.orderId,
      trade_no: order.tradeNo,
      is_paid: seat.state === 'paid',
    };
  });
  return { rows, next: page.next };
}
