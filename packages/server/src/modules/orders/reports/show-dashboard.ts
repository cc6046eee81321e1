import type { CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { countSoldOut, listShopFigures } from '../../catalog/index.ts';
import { getBalance, shopAvailable, shopPending } from '../../ledger/index.ts';
import { getTitle } from '../orders.present.ts';
import {
  countByState,
  countToShip,
  listBestSellers,
  listSalesByDay,
  sumUnsettled,
} from '../shop/shop-orders.queries.ts';
import { sumShopTodo } from './shop-todo.port.ts';

type Dashboard = CallOut<'GET /seller/dashboard/info'>;

const shownDays = 14;
const bestSellers = 5;

/** What waits to be done in the shop that calls, and how it sells. */
export async function showDashboard(ctx: Context): Promise<Dashboard> {
  const { shopId } = requireActor(ctx, 'seller');
  const { calendar } = ctx;
  const now = ctx.clock.now();
  const days = Array.from({ length: shownDays }, (_, index) =>
    calendar.toDay(calendar.addDays(now, index + 1 - shownDays)),
  );
  const since = calendar.startOfDay(calendar.addDays(now, 1 - shownDays));
  const sales = new Map(
    (await listSalesByDay(ctx.db, calendar.zone, shopId, since)).map((row) => [row.day, row]),
  );
  const on = (day: string | undefined) => {
    const row = sales.get(day ?? '');
    return { orders: row?.orders ?? 0, amount: toMoneyText(row?.cents ?? 0), buyers: row?.buyers ?? 0 };
  };
  const states = await countByState(ctx.db, { shopId });
  return {
    todo: {
      to_pay: states.get('pending_payment') ?? 0,
      to_ship: states.get('pending_shipment') ?? 0,
      to_ship_late: (await countToShip(ctx.db, shopId, { now, soon: now, night: now })).late,
      to_receive: states.get('shipped') ?? 0,
      to_review: states.get('pending_review') ?? 0,
      sold_out: await countSoldOut(ctx.db, shopId),
      refunds: await sumShopTodo(ctx, shopId),
    },
    today: on(days.at(-1)),
    yesterday: on(days.at(-2)),
    days: days.map((day) => ({ day, orders: on(day).orders, amount: on(day).amount })),
    interest: (await listShopFigures(ctx, shopId, days[0] ?? '', days.at(-1) ?? '')).map(
      ({ day, visits, newFavourites, newFollowers }) => ({
        day,
        visits,
        favourites: newFavourites,
        followers: newFollowers,
      }),
    ),
    best: (await listBestSellers(ctx.db, shopId, since, bestSellers)).map((row) => ({
      goods_id: row.goodsId,
      title: getTitle(ctx.language, row),
      image: row.image,
      number: row.number,
      amount: toMoneyText(row.cents),
    })),
    balance: {
      pending: toMoneyText(
        (await sumUnsettled(ctx.db, shopId)) + (await getBalance(ctx.db, shopPending(shopId))),
      ),
      available: toMoneyText(await getBalance(ctx.db, shopAvailable(shopId))),
    },
  };
}
