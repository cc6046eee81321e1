/** Paying by another channel, not paying at all, and paying once however often one presses. */
import { expect, type Phone, test } from '../market-test.ts';
import { goBack, openAddress } from '../pages/screen.ts';
import { cashier } from '../pages/shopping/cashier.ts';
import { confirmOrder } from '../pages/shopping/confirm-order.ts';
import { goods } from '../pages/shopping/goods.ts';
import { order } from '../pages/shopping/order.ts';
import { orders } from '../pages/shopping/orders.ts';
import { sandboxGateway } from '../pages/shopping/sandbox-gateway.ts';
import { success } from '../pages/shopping/success.ts';
import { anItem, cancelUnpaid, placeOrder, type Shopper, shippedOrder, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await shopperNumber(4);
  await cancelUnpaid(shopper);
});

const countOrders = async () => {
  const { rows } = await shopper.call('GET /wanlshop/order/list', { state: 'pay', limit: 50 });
  return rows.length;
};

/** On the page where an order of one goods is confirmed. */
async function comeToConfirm(phone: Phone): Promise<void> {
  const { goods_id } = await anItem();
  await openAddress(phone, `pages/product/goods?id=${goods_id}`);
  await goods(phone).buyNow();
  await confirmOrder(phone).see([]);
}

for (const language of languages) {
  test(`pays at the gateway’s page (${language})`, async ({ openPhone }) => {
    const phone = await openPhone({ language, user: shopper.user });
    await comeToConfirm(phone);
    await confirmOrder(phone).place();
    await cashier(phone).payBySandbox();
    await sandboxGateway(phone).see();
    await sandboxGateway(phone).approve();
    await success(phone).seePaid();
  });
}

test('thinks better of it at the gateway, leaves the cashier, cancels the order and deletes it', async ({
  openPhone,
}) => {
  const phone = await openPhone({ user: shopper.user });
  await comeToConfirm(phone);
  await confirmOrder(phone).place();
  await cashier(phone).payBySandbox();
  await sandboxGateway(phone).cancel();
  await cashier(phone).see();
  await cashier(phone).leave();
  await orders(phone).seeTab('pay');
  await orders(phone).openFirst();
  await order(phone).seeState('pending_payment');
  await order(phone).cancel();
  await order(phone).seeState('closed');
  await order(phone).remove();
  await orders(phone).see();
});

test('a double tap places one order', async ({ openPhone }) => {
  const before = await countOrders();
  const phone = await openPhone({ user: shopper.user });
  await comeToConfirm(phone);
  await confirmOrder(phone).submit.dblclick();
  await cashier(phone).see();
  expect(await countOrders()).toBe(before + 1);
});

test('an order that was paid elsewhere leads from the cashier to success', async ({ openPhone }) => {
  const { tradeNo } = await shippedOrder(shopper);
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, `pages/user/money/pay?trade_no=${tradeNo}`);
  await success(phone).seePaid();
});

test('puts the automatic receipt off, once', async ({ openPhone }) => {
  const { id } = await shippedOrder(shopper);
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, `pages/user/order/details?id=${id}`);
  await order(phone).seeState('shipped');
  await order(phone).extend();
  await order(phone).seeNoExtend();
});

test('going back in the browser asks before the cashier is left', async ({ openPhone }) => {
  const { tradeNo } = await placeOrder(shopper);
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, 'pages/user/order/order');
  await openAddress(phone, `pages/user/money/pay?trade_no=${tradeNo}`);
  await cashier(phone).see();
  await goBack(phone);
  await cashier(phone).agreeToLeave();
  await orders(phone).see();
});
