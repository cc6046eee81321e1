/** Somebody calls the operator: their order is found by what they know of it, and their shop's fee is changed. */
import { test } from '../../market-test.ts';
import { marketOrders } from '../../pages/console/market-orders.ts';
import { operatorSession, placeOrder, shopperNumber } from '../../people.ts';
import { languages } from '../../words.ts';

const rates = { zh: ['5%', '8.2%'], en: ['8.2%', '4.35%'] } as const;

test.describe.configure({ mode: 'serial' });

for (const language of languages) {
  test(`an operator finds an order by a phone’s last digits and changes its shop’s fee (${language})`, async ({
    openConsole,
  }) => {
    const shopper = await shopperNumber(6);
    const { id } = await placeOrder(shopper);
    const { order_no, address } = await shopper.call('GET /wanlshop/order/details', { id });
    const staff = marketOrders(await openConsole(language, await operatorSession()));
    await staff.find(address.mobile.slice(-4));
    await staff.open(order_no);
    await staff.reveal();
    await staff.seeReceiver(address.mobile);
    await staff.openShop();
    const [before, after] = rates[language];
    await staff.changeFee(after.replace('%', ''));
    await staff.confirmFee(before, after);
    await shopper.call('POST /wanlshop/order/cancel', { id });
  });
}
