/** What happens in a shop is seen by its staff at once, and so is which of them works on it. */
import { expect, test } from '../../market-test.ts';
import { liveOrders } from '../../pages/console/live-orders.ts';
import {
  cancelUnpaid,
  paidOrder,
  payTrade,
  placeOrder,
  sellerSession,
  shopperNumber,
  takeOnClerk,
  toOwnerAccount,
} from '../../people.ts';
import { languages } from '../../words.ts';

const clerkName = '阿宁';

for (const language of languages) {
  test(`an order that is paid appears in the open list and rings the bell (${language})`, async ({
    openConsole,
  }) => {
    const shopper = await shopperNumber(7);
    await cancelUnpaid(shopper);
    const { id, tradeNo } = await placeOrder(shopper);
    const { shop, order_no } = await shopper.call('GET /wanlshop/order/details', { id });
    const staff = liveOrders(await openConsole(language, await sellerSession(toOwnerAccount(shop.id))));
    await staff.openWaiting();
    await staff.seeAllAlerts();
    await staff.seeMissing(order_no);

    await payTrade(shopper, tradeNo);
    await staff.seeArrived(order_no);
    await staff.seeUnseen('1');
    await staff.seeTitleCount('1');
    await staff.openAlertOf(order_no);
  });
}

test('two of a shop’s staff with one order open see each other, until one of them leaves', async ({
  openConsole,
}) => {
  const shopper = await shopperNumber(7);
  const { id } = await paidOrder(shopper);
  const { shop } = await shopper.call('GET /wanlshop/order/details', { id });
  const ownerSession = await sellerSession(toOwnerAccount(shop.id));
  const ownerName = ownerSession['console.session.seller'].staff.name;
  const owner = liveOrders(await openConsole('zh', ownerSession));
  const clerk = liveOrders(await openConsole('zh', await sellerSession(await takeOnClerk(shop.id))));
  expect(ownerName).not.toBe(clerkName);

  await owner.open(id);
  await clerk.open(id);
  await owner.seeHandledBy(clerkName);
  await clerk.seeHandledBy(ownerName);
  await clerk.leave();
  await owner.seeHandledByNobody(clerkName);
});
