/** The operator takes a product down: nobody can buy it, its shop reads why, until it is allowed again. */
import { consoleLooks, test } from '../../market-test.ts';
import { marketGoods } from '../../pages/console/market-goods.ts';
import { shopGoods } from '../../pages/console/shop-goods.ts';
import { goods } from '../../pages/shopping/goods.ts';
import { addGoods, operatorSession, sellerSession, toOwnerAccount } from '../../people.ts';

const shop = 3;

for (const { language, size } of consoleLooks) {
  test(`a product that the operator takes down is off sale, for a reason its shop reads (${language}, ${size})`, async ({
    openConsoles,
    openPhone,
  }) => {
    const { id, title } = await addGoods(shop);
    const reason = '标题与实物不符';
    const market = marketGoods(await openConsoles[size](language, await operatorSession()));
    const seller = shopGoods(await openConsoles[size](language, await sellerSession(toOwnerAccount(shop))));
    const phone = await openPhone({ language });

    await market.find(title);
    await market.takeDown(title, reason);
    await market.seeReason(title, reason);
    await seller.find(title);
    await seller.seeReason(title, reason);
    await phone.page.goto(`/#/pages/product/goods?id=${id}`);
    await goods(phone).seeOffSale();

    await market.allow(title);
    await seller.find(title);
    await seller.putOnSale(title);
    await phone.page.reload();
    await goods(phone).seeOnSale();
  });
}
