/** The morning of a shop: what was bought overnight is packed by its lists, labelled and shipped in one go. */
import { consoleLooks, expect, test } from '../market-test.ts';
import { printer } from '../pages/console/printer.ts';
import { shopOrders } from '../pages/console/shop-orders.ts';
import { addWaybillAccount, paidOrders, sellerSession, toOwnerAccount } from '../people.ts';

const shop = 1;
const count = 30;

for (const { language, size } of consoleLooks)
  test(`${count} orders are packed, labelled and shipped, each on paper once (${language}, ${size})`, async ({
    openConsoles,
  }) => {
    const [{ title, numbers }] = await Promise.all([paidOrders(shop, count), addWaybillAccount(shop)]);
    const owner = await openConsoles[size](language, await sellerSession(toOwnerAccount(shop)));
    const orders = shopOrders(owner);
    const paper = printer(owner);
    await paper.connect();

    await orders.find(title);
    await orders.selectAll(count);
    await orders.printPackingLists(count);
    const packing = await paper.print('article');
    expect(packing.names.toSorted()).toEqual(numbers.toSorted());
    expect(packing.sheets).toBe(count);
    await paper.goBack();

    await orders.selectAll(count);
    const parcels = await orders.shipByWaybill(count);
    expect(new Set(parcels).size).toBe(count);
    await orders.printLabels(count);
    const labels = await paper.print('img');
    expect(labels.names.map((name) => name.split(' ').at(-1)).toSorted()).toEqual(parcels.toSorted());
    expect(labels.sheets).toBe(count);
    await paper.goBack();
    await orders.seeNoneWaiting(title);
  });
