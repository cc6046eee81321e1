/** What a person keeps: goods and shops they like, where they have been, and the messages they get. */

import { visitor } from '../client.ts';
import { expect, test } from '../market-test.ts';
import { messages } from '../pages/account/messages.ts';
import { kept } from '../pages/account/saved-items.ts';
import { findTopPage, getAddress, openAddress, seeToast } from '../pages/screen.ts';
import { cart } from '../pages/shopping/cart.ts';
import { goods } from '../pages/shopping/goods.ts';
import { shop } from '../pages/shopping/shop.ts';
import { placeOrder, type Shopper, shopperNumber } from '../people.ts';

const shopId = 7;

/** A goods of the shop that the person has not seen, and the counters that begin from there. */
async function beginAnew({ call }: Shopper) {
  const [liked, moved] = (await visitor.call('GET /wanlshop/goods/list', { shop_id: shopId, limit: 2 })).rows;
  if (!liked || !moved) throw new Error('the shop has too few goods');
  await call('POST /wanlshop/collect/delete', { ids: [liked.id, moved.id] });
  await call('POST /wanlshop/shop/follow', { id: shopId, followed: false });
  await call('POST /wanlshop/footprint/clear', {});
  await call('POST /wanlshop/cart/storage', { type: 'empty' });
  return { liked, moved };
}

const getDynamicCounts = async ({ call }: Shopper) =>
  (await call('GET /wanlshop/user/statistics')).statistics.dynamic;

test('a shopper keeps goods, follows their shop, and finds both again', async ({ openPhone }) => {
  const shopper = await shopperNumber(5);
  const { liked, moved } = await beginAnew(shopper);
  const before = await getDynamicCounts(shopper);
  const phone = await openPhone({ user: shopper.user });
  const { t } = phone;
  const figure = (name: RegExp) => findTopPage(phone).getByRole('link', { name });

  await test.step('likes a goods and follows the shop that sells it', async () => {
    await openAddress(phone, `pages/product/goods?id=${liked.id}`);
    await findTopPage(phone)
      .getByRole('button', { name: t.catalog('collect'), exact: true })
      .click();
    await expect(findTopPage(phone).getByRole('button', { name: t.catalog('collected') })).toBeVisible();
    await findTopPage(phone)
      .getByRole('link', { name: t.catalog('shop'), exact: true })
      .click();
    await shop(phone).see(liked.shop.name);
    await shop(phone).follow();
    await shop(phone).seeCategories();
  });

  await test.step('moves another from the cart to the favourites', async () => {
    await openAddress(phone, `pages/product/goods?id=${moved.id}`);
    await goods(phone).addToCart();
    await goods(phone).goToCart();
    await findTopPage(phone)
      .getByRole('button', { name: t.cart('manage') })
      .click();
    await cart(phone).chooseAll();
    await findTopPage(phone)
      .getByRole('button', { name: t.cart('favourites') })
      .click();
    await seeToast(phone, t.cart('moved'));
  });

  await test.step('sees the counters of all of it', async () => {
    await openAddress(phone, 'pages/user');
    await expect(figure(new RegExp(`${before.collection + 2}.*${t.identity('collection')}`))).toBeVisible();
    await expect(figure(new RegExp(`${before.concern + 1}.*${t.identity('concern')}`))).toBeVisible();
    await expect(figure(new RegExp(`2.*${t.identity('footprint')}`))).toBeVisible();
  });

  await test.step('finds them again, and forgets one', async () => {
    await figure(new RegExp(t.identity('footprint'))).click();
    await kept(phone).see(liked.title);
    await kept(phone).takeOut(liked.title);
    await openAddress(phone, 'pages/user/collect');
    await kept(phone).takeOut(moved.title, t.catalog('removeFavouritesAsk', { count: 1 }));
    await kept(phone).open(liked.title);
    await goods(phone).see(liked.title);
  });
  await expect.poll(async () => (await getDynamicCounts(shopper)).collection).toBe(before.collection + 1);
});

test('a message reaches an open phone, opens what it is about, and is read', async ({ openPhone }) => {
  const shopper = await shopperNumber(6);
  await shopper.call('POST /wanlshop/notice/read', {});
  const phone = await openPhone({ user: shopper.user });
  const { t } = phone;
  await openAddress(phone, 'pages/user');
  const bell = (unread: string) =>
    findTopPage(phone).getByRole('button', { name: `${t.identity('messages')}${unread}`, exact: true });
  await expect(bell('')).toBeVisible();

  const { id } = await placeOrder(shopper);
  await expect(bell(' 1')).toBeVisible();
  await bell(' 1').click();
  const { order_no } = await shopper.call('GET /wanlshop/order/details', { id });
  await messages(phone).openKind('notify');
  await messages(phone).see(order_no);
  await messages(phone).open(order_no);
  await expect.poll(() => getAddress(phone)).toContain(`pages/user/order/details?id=${id}`);
  await shopper.call('POST /wanlshop/order/cancel', { id });
  await openAddress(phone, 'pages/notice/notify/notify');
  await messages(phone).see(order_no);
  await messages(phone).readAll();
});
