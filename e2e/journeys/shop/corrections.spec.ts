/** What a shop puts right about an order, and where its buyer sees it. */
import { consoleLooks, test } from '../../market-test.ts';
import { shopOrder } from '../../pages/console/shop-order.ts';
import { order } from '../../pages/shopping/order.ts';
import {
  cancelUnpaid,
  placeOrder,
  sellerSession,
  shippedOrder,
  shopperNumber,
  toOwnerAccount,
} from '../../people.ts';

for (const { language, size } of consoleLooks) {
  test(`a price changed before payment and a corrected tracking number are what the buyer sees (${language}, ${size})`, async ({
    openConsoles,
    openPhone,
  }) => {
    const shopper = await shopperNumber(8);
    await cancelUnpaid(shopper);
    const unpaid = await placeOrder(shopper);
    const shipped = await shippedOrder(shopper);
    const { shop } = await shopper.call('GET /wanlshop/order/details', { id: unpaid.id });
    const staff = shopOrder(await openConsoles[size](language, await sellerSession(toOwnerAccount(shop.id))));
    const phone = await openPhone({ language, user: shopper.user });
    const bought = order(phone);

    await staff.open(unpaid.id);
    await staff.setPrice('1.50');
    await phone.page.goto(`/#/pages/user/order/details?id=${unpaid.id}`);
    await bought.seeState('pending_payment');
    await bought.seeAmount('toPay', '1.50');

    await staff.open(shipped.id);
    await staff.correctNumber('SF1234567890123');
    await staff.seeNumber('SF1234567890123');
    await phone.page.goto(`/#/pages/user/order/details?id=${shipped.id}`);
    await bought.seeState('shipped');
    await bought.seeTrackingNo('SF1234567890123');
  });
}
