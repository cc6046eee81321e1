/** The app that a phone keeps: it opens, and is used, without a network, and nothing done meanwhile is lost. */
import { expect, type Phone, test } from '../market-test.ts';
import { agreeTo, findTopPage, goToTab, openAddress } from '../pages/screen.ts';
import { cart } from '../pages/shopping/cart.ts';
import { home } from '../pages/shopping/home.ts';
import { writeReview } from '../pages/shopping/write-review.ts';
import { anItem, logInOwner, type Shopper, shippedOrder, shopperNumber } from '../people.ts';

test.use({ keepsApp: true });

/** Until the whole app is on the phone. */
const isKept = ({ page }: Phone) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 0 });

const offlineBar = ({ page, t }: Phone) => page.getByText(t.app('offlineBar'));

const getCartNumbers = async ({ call }: Shopper) => {
  const shops = await call('POST /wanlshop/cart/synchro', { cart: null });
  return new Map(shops.flatMap(({ products }) => products.map(({ sku_id, number }) => [sku_id, number])));
};

test('opens without a network, changes the cart, and tells what happened once it is back', async ({
  openPhone,
  faults,
}) => {
  faults.allow(/net::/);
  const shopper = await shopperNumber(8);
  const [sellsOut, stays] = [await anItem(2), await anItem(1)];
  await shopper.call('POST /wanlshop/cart/storage', { type: 'empty' });
  for (const data of [sellsOut, stays])
    await shopper.call('POST /wanlshop/cart/storage', { type: 'add', data });
  const owner = await logInOwner(2);
  const { title, skus } = await shopper.call('GET /wanlshop/goods/details', { id: sellsOut.goods_id });
  const stockBefore = skus.find(({ id }) => id === sellsOut.sku_id)?.stock ?? 0;

  const phone = await openPhone({ user: shopper.user });
  const { page, t } = phone;
  await home(phone).open();
  await isKept(phone);
  await page.reload();
  await home(phone).see();
  await goToTab(phone, 'cart');
  await cart(phone).seeNumberOfFirst(1);

  await test.step('the network goes, and the app is started again', async () => {
    await page.context().setOffline(true);
    await expect(offlineBar(phone)).toBeVisible();
    await page.goto('/');
    await home(phone).see();
    await expect(offlineBar(phone)).toBeVisible();
  });

  await test.step('the cart is changed, and stays so', async () => {
    await goToTab(phone, 'cart');
    await cart(phone).increaseFirst();
    await cart(phone).increaseFirst();
    await page.reload();
    await cart(phone).seeNumberOfFirst(3);
    expect((await getCartNumbers(shopper)).get(stays.sku_id)).toBe(1);
  });

  await test.step('meanwhile a goods sells out', () =>
    owner('POST /seller/goods/stock', { sku_id: sellsOut.sku_id, stock: 0 }));

  await test.step('with the network back, both sides know', async () => {
    await page.context().setOffline(false);
    await expect(offlineBar(phone)).toBeHidden();
    await agreeTo(phone, t.cart('news.soldOut', { title }));
    await cart(phone).seeNumberOfFirst(3);
    await expect.poll(async () => (await getCartNumbers(shopper)).get(stays.sku_id)).toBe(3);
  });

  await owner('POST /seller/goods/stock', { sku_id: sellsOut.sku_id, stock: stockBefore });
});

test('a review is begun and gone on with without a network', async ({ openPhone, faults }) => {
  faults.allow(/net::/);
  const shopper = await shopperNumber(8);
  const { id } = await shippedOrder(shopper);
  await shopper.call('POST /wanlshop/order/receive', { id });
  const phone = await openPhone({ user: shopper.user });
  await home(phone).open();
  await isKept(phone);
  await openAddress(phone, `pages/user/order/comment?id=${id}`);
  await writeReview(phone).see();
  await writeReview(phone).write('路上写的');
  await phone.page.context().setOffline(true);
  await phone.page.reload();
  await expect(findTopPage(phone).getByRole('textbox', { name: phone.t.reviews('words') })).toHaveValue(
    '路上写的',
  );
  await writeReview(phone).write('路上写的，没有网络也行');
  await phone.page.reload();
  const words = findTopPage(phone).getByRole('textbox', { name: phone.t.reviews('words') });
  await expect(words).toHaveValue('路上写的，没有网络也行');
  await phone.page.context().setOffline(false);
  await expect(offlineBar(phone)).toBeHidden();
});
