/** What a shop sends on the way: a parcel is scanned and its order chosen, and orders are gone through with a finger. */
import { test } from '../../market-test.ts';
import { phoneOrder } from '../../pages/console/shop-order.ts';
import { logInOwner, paidOrders, sellerSession, toOwnerAccount } from '../../people.ts';
import { languages } from '../../words.ts';

const shop = 1;

for (const language of languages) {
  test(`an order is shipped by a number pasted in the middle of the bar, and found by its own (${language})`, async ({
    openConsoleOnPhone,
  }) => {
    const { title, numbers } = await paidOrders(shop, 3);
    const [orderNo = ''] = numbers;
    const trackingNo = `SF1${orderNo.slice(-12)}`;
    const phone = await openConsoleOnPhone(language, await sellerSession(toOwnerAccount(shop)));
    const staff = phoneOrder(phone);

    await staff.openList({ keyword: title });
    await staff.scan(trackingNo);
    await staff.seeCarrier(/顺丰|SF Express/);
    await staff.chooseOrder(orderNo);
    await staff.shipWith(trackingNo);
    await staff.scanNext(orderNo);
    await staff.seeOrder(orderNo);
    await staff.seeSentWith(trackingNo);
  });

  test(`a finger drawn sideways goes through the orders of the list as it was left (${language})`, async ({
    openConsoleOnPhone,
  }) => {
    const { title } = await paidOrders(shop, 3);
    const filters = { keyword: title, state: 'ship', sort: 'old' } as const;
    const seller = await logInOwner(shop);
    const { rows } = await seller('GET /seller/orders/list', filters);
    const [first = '', second = '', third = ''] = rows.map(({ order_no }) => order_no);
    const staff = phoneOrder(await openConsoleOnPhone(language, await sellerSession(toOwnerAccount(shop))));

    await staff.openList(filters);
    await staff.openFirst();
    await staff.seePlace(1, 3);
    await staff.seeOrder(first);
    await staff.swipe('left');
    await staff.seePlace(2, 3);
    await staff.seeOrder(second);
    await staff.swipe('left');
    await staff.seeOrder(third);
    await staff.swipe('right');
    await staff.seeOrder(second);
    await staff.goBeside('previousOrder');
    await staff.seePlace(1, 3);
    await staff.seeOrder(first);
    await staff.goBackTo(title);
  });
}
