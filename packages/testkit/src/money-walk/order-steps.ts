/** Orders: placed, paid from the balance and through the channel, cancelled, shipped and received. */
import { randomUUID } from 'node:crypto';
import { parseMoney } from '@chengji/contract/money';
import { capturePayment } from '@chengji/server/modules/payments/settlement/capture-payment';
import { testPayPassword } from '../builders/people.ts';
import { type ModelLine, type ModelOrder, periods } from './model-rows.ts';
import { payOutside } from './pay-outside.ts';
import { differ, type MoneyWorld, type Step } from './world.ts';

async function place(world: MoneyWorld): Promise<string[]> {
  const person = world.pick(world.given.people);
  const shop = world.pick(world.given.shops);
  if (!person || !shop) return [];
  const some = shop.items.filter(() => world.isLikely(0.5));
  const chosen = some.length > 0 ? some : shop.items.slice(0, 1);
  const items = chosen.map(({ goods_id, sku_id }) => ({
    goods_id,
    sku_id,
    number: 1 + Math.floor(world.random() * 3),
  }));
  const client = await world.shopper(person.id);
  const checkout = { type: 'goods' as const, items, address_id: person.addressId };
  const { payable, freight } = await client.call('POST /wanlshop/order/quote', checkout);
  const placed = await client.call(
    'POST /wanlshop/order/create',
    { ...checkout, payable },
    { idempotencyKey: randomUUID() },
  );
  const id = placed.orders[0]?.id ?? 0;
  const { lines, order_no } = await client.call('GET /wanlshop/order/details', { id });
  world.model.orders.push({
    id,
    orderNo: order_no,
    tradeNo: placed.trade_no,
    person: person.id,
    shop: shop.id,
    lines: lines.map(
      (line): ModelLine => ({
        id: line.id,
        skuId: line.sku_id,
        number: line.number,
        left: line.number,
        leftCents: parseMoney(line.sum),
        isShipped: false,
        isFinal: false,
        refund: null,
      }),
    ),
    payable: parseMoney(payable),
    freightLeft: parseMoney(freight),
    returned: 0,
    state: 'pending_payment',
    paidBy: null,
    isShipped: false,
    dueAt: world.now() + periods.unpaid,
    pausedAt: null,
    openRefunds: 0,
    isReleased: false,
  });
  return [];
}

async function payFromBalance(world: MoneyWorld): Promise<string[]> {
  const order = world.pickOrder(({ state }) => state === 'pending_payment');
  if (!order) return [];
  const balance = world.model.getCents(`shopper:${order.person}:available`);
  const mayPay = order.state === 'pending_payment' && balance >= order.payable;
  const outcome = await world.try(
    (await world.shopper(order.person)).call(
      'POST /wanlshop/pay/create',
      { trade_no: order.tradeNo, channel: 'balance', password: testPayPassword },
      { idempotencyKey: randomUUID() },
    ),
  );
  if ('done' in outcome && mayPay) world.model.payFromBalance(order);
  return differ(mayPay, outcome, order.state);
}

/** Opens a payment and mostly pays it outside; the market hears of it later. */
async function payByChannel(world: MoneyWorld): Promise<string[]> {
  const order = world.pickOrder(({ state }) => state === 'pending_payment');
  if (!order) return [];
  const now = world.now();
  const mayPay = order.state === 'pending_payment' && now < order.dueAt - 15_000;
  const outcome = await world.try(
    (await world.shopper(order.person)).call(
      'POST /wanlshop/pay/create',
      { trade_no: order.tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    ),
  );
  if ('done' in outcome && mayPay)
    payOutside(world, { no: outcome.done.payment_no, person: order.person, cents: order.payable, order });
  return differ(mayPay, outcome, order.state);
}

/** The channel tells of a payment, for the first time or once more. */
async function callBack(world: MoneyWorld): Promise<string[]> {
  const payments = [...world.model.payments.values()];
  const payment = world.pick(payments.filter(({ isBooked }) => !isBooked)) ?? world.pick(payments);
  const arrived = payment && world.given.channel.getPayment(payment.no);
  if (!payment || arrived?.state !== 'paid') return [];
  await capturePayment(world.market.context(), payment.no, arrived);
  world.model.book(payment);
  return [];
}

async function cancel(world: MoneyWorld): Promise<string[]> {
  const order = world.pickOrder(({ state }) => state === 'pending_payment');
  if (!order) return [];
  const isPaidOutside = [...world.model.payments.values()].some(
    (payment) => payment.order === order && world.given.channel.getPayment(payment.no).state === 'paid',
  );
  const mayCancel = order.state === 'pending_payment' && !isPaidOutside;
  const client = await world.shopper(order.person);
  const outcome = await world.try(client.call('POST /wanlshop/order/cancel', { id: order.id }));
  world.hear(); // the channel was asked first
  if (mayCancel) world.model.close(order);
  return differ(mayCancel, outcome, order.state);
}

async function ship(world: MoneyWorld): Promise<string[]> {
  const order = world.pickOrder((one) => one.state === 'pending_shipment' || isLeftBehind(world, one));
  if (!order) return [];
  const without_refunds = world.isLikely(0.4);
  const isHeldUp = order.lines.some(({ isShipped, left, refund }) => !isShipped && left > 0 && refund);
  const isPaid = order.state !== 'pending_payment' && order.state !== 'closed';
  const mayShip = isPaid && world.model.listShippable(order).length > 0 && (without_refunds || !isHeldUp);
  const outcome = await world.try(
    (await world.sellerAt(order.shop)).call('POST /seller/orders/ship', {
      order_id: order.id,
      carrier: '',
      tracking_no: '',
      without_refunds,
    }),
  );
  if (mayShip) world.model.ship(order);
  return differ(mayShip, outcome, describe(order));
}

const isLeftBehind = (world: MoneyWorld, order: ModelOrder) =>
  order.isShipped && world.model.listShippable(order).length > 0;

export const describe = ({ id, state, lines }: ModelOrder) =>
  `order ${id} ${state} ${JSON.stringify(
    lines.map(({ left, leftCents, isShipped, refund }) => [
      left,
      leftCents,
      isShipped,
      refund?.state ?? null,
    ]),
  )}`;

async function receive(world: MoneyWorld): Promise<string[]> {
  const order = world.pickOrder(({ state }) => state === 'shipped');
  if (!order) return [];
  const mayReceive = order.state === 'shipped';
  const client = await world.shopper(order.person);
  const outcome = await world.try(client.call('POST /wanlshop/order/receive', { id: order.id }));
  if (mayReceive) world.model.receive(order);
  return differ(mayReceive, outcome, order.state);
}

export const orderSteps: Record<string, [weight: number, Step]> = {
  place: [14, place],
  pay: [12, payFromBalance],
  open_payment: [8, payByChannel],
  callback: [7, callBack],
  cancel: [2, cancel],
  ship: [9, ship],
  receive: [6, receive],
};
