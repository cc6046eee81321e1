import { readNotices } from '@chengji/server/modules/notices/index';
import {
  cancelOrder,
  placeOrder,
  quoteOrder,
  receiveOrder,
  shipOrder,
} from '@chengji/server/modules/orders/index';
import { createPayment } from '@chengji/server/modules/payments/index';
import { writeReviews } from '@chengji/server/modules/reviews/index';
import { demoPayPassword } from '../../accounts.ts';
import type { ShopKey } from '../../market/shops.ts';
import { type DemoTrade, planTrades } from '../../trades/trade-plan.ts';
import type { FilledGoods } from '../fill-goods.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { FilledShop } from '../fill-shops.ts';
import type { Filling } from '../filling.ts';
import { listMoves, type Move } from './moves.ts';
import type { Happening } from './schedule.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  shoppers: readonly FilledShopper[];
  goods: ReadonlyMap<string, FilledGoods>;
};

type Lines = Awaited<ReturnType<typeof receiveOrder>>['lines'];

/** A trade on its way: what its earlier moves answered. */
type Running = {
  plan: DemoTrade;
  shopper: FilledShopper;
  items: { goods_id: number; sku_id: number; number: number }[];
  tradeNo: string;
  orders: { id: number; shop: FilledShop; lines: Lines }[];
};

/** Every move of every trade. */
export function scheduleTrades(filling: Filling, around: Around): Happening[] {
  const doMove = createMoves(filling, around);
  return planTrades().flatMap((plan, index) => {
    const trade = begin(plan, around);
    return listMoves(plan).map(({ move, minutes }) => ({
      before: minutes,
      happens: () => doMove[move](trade, index),
    }));
  });
}

function begin(plan: DemoTrade, { shoppers, goods }: Around): Running {
  const shopper = shoppers[plan.shopper - 1];
  if (!shopper) throw new Error(`no shopper ${plan.shopper}`);
  const items = plan.lines.map((line) => {
    const { id, skuIds } = goods.get(line.goods) ?? { id: 0, skuIds: [] };
    return { goods_id: id, sku_id: skuIds[line.sku] ?? 0, number: line.number };
  });
  return { plan, shopper, items, tradeNo: '', orders: [] };
}

function createMoves(
  filling: Filling,
  { shops }: Around,
): Record<Move, (trade: Running, index: number) => Promise<void>> {
  const shopById = new Map([...shops.values()].map((shop) => [shop.id, shop]));
  return {
    async place(trade, index) {
      const ctx = filling.as(trade.shopper.actor, `demo:place:${index}`);
      const items = { type: 'goods', items: trade.items, address_id: trade.shopper.addressId } as const;
      const quote = await quoteOrder(ctx, items);
      const remarks = Object.fromEntries(quote.shops.map(({ shop_id }) => [shop_id, trade.plan.remark]));
      const placed = await placeOrder(ctx, { ...items, payable: quote.payable, remarks });
      trade.tradeNo = placed.trade_no;
      trade.orders = placed.orders.map(({ id }, place) => {
        const shop = shopById.get(quote.shops[place]?.shop_id ?? 0);
        if (!shop) throw new Error(`order ${id} is of no demo shop`);
        return { id, shop, lines: [] };
      });
    },
    async cancel({ shopper, orders }) {
      for (const { id } of orders) await cancelOrder(filling.as(shopper.actor), { id });
    },
    async pay({ shopper, tradeNo }, index) {
      const ctx = filling.as(shopper.actor, `demo:pay:${index}`);
      await createPayment(ctx, { trade_no: tradeNo, channel: 'balance', password: demoPayPassword });
    },
    async ship({ plan, orders }) {
      for (const [place, { id, shop }] of orders.entries()) {
        const tracking_no = ownNumber(plan.trackingNo, place);
        await shipOrder(filling.as(shop.owner), { order_id: id, carrier: plan.carrier, tracking_no });
      }
    },
    async receive({ shopper, orders }) {
      const ctx = filling.as(shopper.actor);
      await readNotices(ctx, {}); // they were told that it came
      for (const order of orders) order.lines = (await receiveOrder(ctx, { id: order.id })).lines;
    },
    async review({ plan, shopper, items, orders }) {
      for (const { id, lines } of orders) {
        const opinions = lines.map((line) => {
          const review = plan.lines[items.findIndex(({ sku_id }) => sku_id === line.sku_id)]?.review;
          if (!review) throw new Error(`nothing to say of line ${line.id}`);
          const { score, content, photos, isAnonymous } = review;
          return {
            line_id: line.id,
            score,
            content,
            images: photos.map(filling.toUrl),
            anonymous: isAnonymous,
          };
        });
        await writeReviews(filling.as(shopper.actor), { id, items: opinions });
      }
    },
  };
}

/** Each shop sends a parcel of its own: the carrier counts on from the first. */
const ownNumber = (trackingNo: string, place: number): string =>
  `${trackingNo.slice(0, -1)}${(Number(trackingNo.at(-1)) + place) % 10}`;
