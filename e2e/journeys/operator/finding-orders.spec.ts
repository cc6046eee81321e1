/** Somebody calls the operator: their order is found by what they know of it, and their shop's fee is changed. */
import { consoleLooks, test } from '../../market-test.ts';
import { marketOrders } from '../../pages/console/market-orders.ts';
import { cancelUnpaid, operator, operatorSession, placeOrder, shopperNumber } from '../../people.ts';

/** As the console writes a rate of so many basis points. */
const toPercent = (basisPoints: number) => `${basisPoints / 100}%`;

for (const { language, size } of consoleLooks) {
  test(`an operator finds an order by a phone’s last digits and changes its shop’s fee (${language}, ${size})`, async ({
    openConsoles,
  }) => {
    const shopper = await shopperNumber(6);
    await cancelUnpaid(shopper);
    const { id } = await placeOrder(shopper);
    const { order_no, address, shop } = await shopper.call('GET /wanlshop/order/details', { id });
    const { now } = await (await operator())('GET /platform/fees/list', { shop_id: shop.id });
    const [before, after] = [toPercent(now), toPercent(now === 820 ? 435 : 820)];
    const staff = marketOrders(await openConsoles[size](language, await operatorSession()));
    await staff.find(address.mobile.slice(-4));
    await staff.open(order_no);
    await staff.reveal();
    await staff.seeReceiver(address.mobile);
    await staff.openShop();
    await staff.changeFee(after.replace('%', ''));
    await staff.confirmFee(before, after);
  });
}
