/** On a phone a shop's products load on as they are scrolled through, and going back finds them as they were. */
import { test } from '../../market-test.ts';
import { shopGoods } from '../../pages/console/shop-goods.ts';
import { logInOwner, sellerSession, toOwnerAccount } from '../../people.ts';

const shop = 1;

test('on a phone the products of a shop load on without a pager, and going back finds their place', async ({
  openConsoleOnPhone,
}) => {
  const { rows } = await (await logInOwner(shop))('GET /seller/goods/list', { limit: 100 });
  const last = rows.at(-1)?.title ?? '';
  const goods = shopGoods(await openConsoleOnPhone('en', await sellerSession(toOwnerAccount(shop))));

  await goods.open();
  await goods.scrollThrough(rows.length);
  await goods.edit(last);
  await goods.goBackTo(last);
  await goods.seeAll(rows.length);
});
