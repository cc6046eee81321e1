import type { Address, CallChecked, CallOut } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { removeFromCart } from '../../cart/index.ts';
import { claimStock, findSkusForSale } from '../../catalog/index.ts';
import { useCards } from '../../coupons/index.ts';
import { payFreeTrade } from '../lifecycle/pay-trade.ts';
import type { AddressSnapshot } from '../order.tables.ts';
import { toOrderEvent } from '../order-event.ts';
import { getTitle } from '../orders.present.ts';
import { pinRules } from '../pinned.rules.ts';
import { purchaseKind } from '../purchase-kinds.ts';
import { noteSources } from '../sources/note-sources.ts';
import { applyCards, findCards, hasChosen, toCardUses } from './apply-cards.ts';
import { type BuiltQuote, buildQuote, type QuotedLine, toKind } from './build-quote.ts';
import { toNumberStamp } from './order-number.rules.ts';
import { placeTrade } from './place-trade.queries.ts';
import { assertMayPlace, assertPiecesWithinLimit } from './placing-limits.ts';
import { assertWithinPurchaseLimits } from './purchase-limits.ts';

type Input = CallChecked<'POST /wanlshop/order/create'>;
type Placed = CallOut<'POST /wanlshop/order/create'>;

/**
 * Places one order per shop as one trade and holds its stock. The price the person saw must still be the
 * price: anything that changed is a refusal that says so. The stock is claimed by one conditional update
 * per sku in the order of their ids, so that buyers of the same goods neither oversell nor deadlock.
 */
export async function placeOrder(ctx: Context, input: Input): Promise<Placed> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const [, priced] = await Promise.all([assertMayPlace(ctx, shopperId), buildQuote(ctx, shopperId, input)]);
    await assertPiecesWithinLimit(ctx, shopperId, priced);
    await assertWithinPurchaseLimits(ctx, shopperId, priced);
    const cards = hasChosen(input) ? await findCards(ctx, shopperId, priced, input) : null;
    const quote = cards ? applyCards(priced, cards) : priced;
    const payable = formatMoney(quote.payableCents);
    if (payable !== input.payable)
      throw new Refusal('orders.price_changed', { payable }, { field: 'payable' });
    const reserved = await reservePlace(ctx, quote, input);
    await holdStock(ctx, quote);
    const { orders, ...trade } = await insertPlaced(ctx, shopperId, quote, input);
    for (const { id } of orders) await reserved?.assign(id);
    await noteSources(ctx, shopperId, { items: input.items, orderIds: orders.map(({ id }) => id) });
    if (cards) await useCards(ctx, { shopperId, uses: toCardUses(cards, quote, orders) });
    if (quote.payableCents === 0) await payFreeTrade(ctx, trade.trade_no);
    return {
      ...trade,
      orders: orders.map(({ id, orderNo }) => ({ id, order_no: orderNo })),
      team_id: reserved?.teamId ?? null,
    };
  });
}

/** Takes the place that the way it is bought asks for, before the stock is held; `give` says whose it is. */
async function reservePlace(ctx: Context, { kind }: BuiltQuote, { late }: Pick<Input, 'late'>) {
  if (!kind) return null;
  const placing = { ...kind.asked, offer: kind.offer, late };
  const port = purchaseKind(ctx, placing.kind);
  const teamId = await port.reserve(ctx, placing);
  return { teamId, assign: (orderId: number) => port.assign(ctx, teamId, placing, orderId) };
}

async function holdStock(ctx: Context, quote: BuiltQuote): Promise<void> {
  const lines = quote.shops.flatMap((shop) => shop.lines);
  const short = await claimStock(ctx, lines);
  const first = lines.find((line) => short.includes(line.skuId));
  if (!first) return;
  const [now] = await findSkusForSale(ctx.db, [first.skuId]);
  const stock = now?.isOnSale ? now.stock : 0;
  throw new Refusal(
    'orders.short_of_stock',
    { title: getTitle(ctx.language, first.sku), stock },
    { field: 'items' },
  );
}

async function insertPlaced(ctx: Context, shopperId: number, quote: BuiltQuote, input: Input) {
  const { settings } = ctx.services;
  const placedAt = ctx.clock.now();
  const kind = toKind(input);
  const closeDueAt = minutesAfter(
    placedAt,
    settings.get(kind === 'direct' ? 'orders.auto_close_minutes' : 'orders.group_auto_close_minutes'),
  );
  const { tradeNo, orders } = await placeTrade(ctx.db, {
    second: toNumberStamp(ctx.calendar, placedAt),
    shopperId,
    kind,
    payableCents: quote.payableCents,
    placedAt,
    closeDueAt,
    pinned: pinRules(settings),
    address: snapshot(quote),
    orders: quote.shops.map(({ id, lines, ...shop }) => ({
      shopId: id,
      goodsCents: shop.goodsCents,
      freightCents: shop.freightCents,
      discountCents: shop.discountCents,
      platformDiscountCents: shop.platformDiscountCents,
      payableCents: shop.payableCents,
      remark: input.remarks?.[String(id)] ?? '',
      lines: lines.map(toLine),
    })),
  });
  for (const order of orders) await emit(ctx, 'orders.placed', toOrderEvent(order));
  if (input.type === 'cart') {
    await removeFromCart(
      ctx.db,
      shopperId,
      quote.shops.flatMap((shop) => shop.lines.map(({ skuId }) => skuId)),
    );
  }
  return {
    trade_no: tradeNo,
    orders,
    payable: formatMoney(quote.payableCents),
    expires_at: toUnixSeconds(closeDueAt),
  };
}

const toLine = ({ sku, ...line }: QuotedLine) => ({
  goodsId: sku.goodsId,
  skuId: sku.skuId,
  title: sku.title,
  titleEn: sku.titleEn,
  image: sku.image,
  values: sku.values,
  valuesEn: sku.valuesEn,
  priceCents: line.priceCents,
  number: line.number,
  sumCents: line.sumCents,
  discountCents: line.discountCents,
  platformDiscountCents: line.platformDiscountCents,
});

function snapshot({ address }: BuiltQuote): AddressSnapshot {
  if (!address) throw new Refusal('orders.address_gone', {}, { field: 'address_id' });
  return {
    name: address.name,
    mobile: address.mobile,
    area: toArea(address),
    detail: address.detail,
    districtCode: address.district_code,
  };
}

/** `浙江省杭州市西湖区`; a municipality, which is its own province, is named once. */
const toArea = ({ province, city, district }: Address) => [...new Set([province, city, district])].join('');
