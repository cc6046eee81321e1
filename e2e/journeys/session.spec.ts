/** Who is at the phone: what it keeps, what ends a session, and what a login brings along. */

import { visitor } from '../client.ts';
import { expect, type Phone, test } from '../market-test.ts';
import { login } from '../pages/account/login.ts';
import { profile } from '../pages/account/profile.ts';
import { user } from '../pages/account/user.ts';
import { agreeTo, goToTab, openAddress } from '../pages/screen.ts';
import { cart } from '../pages/shopping/cart.ts';
import { goods } from '../pages/shopping/goods.ts';
import { home } from '../pages/shopping/home.ts';
import { anItem, operator, shopperNumber, toMobile } from '../people.ts';

const keptBy = ({ page }: Phone, name: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name);

const aNewMobile = () => `137${String(Date.now()).slice(-8)}`;

/** As a visitor: through the own page to the login. */
async function logInAs(phone: Phone, shopper: number): Promise<void> {
  await goToTab(phone, 'user');
  await user(phone).goToLogin();
  await login(phone).byPassword(toMobile(shopper));
}

test('a phone keeps what the specification names', async ({ openPhone }) => {
  const phone = await openPhone();
  await home(phone).open();
  await logInAs(phone, 6);
  await user(phone).chooseLanguage('en');
  await expect
    .poll(async () => {
      const names = await phone.page.evaluate(() => Object.keys(localStorage));
      return ['user', 'statistics', 'cart', 'language', 'chat_client_id'].filter(
        (name) => !names.includes(name),
      );
    })
    .toEqual([]);
  expect(await keptBy(phone, 'user')).toMatchObject({
    mobile: toMobile(6),
    isLogin: true,
    pushs: true,
    shock: true,
    voice: true,
  });
});

test('a visitor’s cart and the one in the market become one at login', async ({ openPhone }) => {
  const shopper = await shopperNumber(6);
  const [mine, carried] = [await anItem(1), await anItem(8)];
  await shopper.call('POST /wanlshop/cart/synchro', { cart: [{ ...mine, checked: true }] });
  const getTitle = async (id: number) => (await visitor.call('GET /wanlshop/goods/details', { id })).title;

  const phone = await openPhone();
  await openAddress(phone, `pages/product/goods?id=${carried.goods_id}`);
  await goods(phone).addToCart();
  await goods(phone).goToCart();
  await logInAs(phone, 6);
  await goToTab(phone, 'cart');
  await cart(phone).seeLine(await getTitle(carried.goods_id));
  await cart(phone).seeLine(await getTitle(mine.goods_id));
  await phone.page.reload();
  await cart(phone).seeLine(await getTitle(carried.goods_id));
  await cart(phone).seeLine(await getTitle(mine.goods_id));
});

test('a new number becomes a shopper, who is asked for a name and then is where they were', async ({
  openPhone,
}) => {
  const phone = await openPhone();
  await home(phone).open();
  await goToTab(phone, 'user');
  await user(phone).goToLogin();
  await login(phone).byCode(aNewMobile());
  await profile(phone).see();
  await profile(phone).call('橙子汽水');
  await user(phone).seeName('橙子汽水');
});

test('logging out forgets the person', async ({ openPhone }) => {
  const shopper = await shopperNumber(7);
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, 'pages/user');
  await user(phone).seeName(shopper.user.nickname);
  await user(phone).logOut();
  await user(phone).seeVisitor();
  expect(await keptBy(phone, 'user')).toBeNull();
  expect(await keptBy(phone, 'statistics')).toBeNull();
});

test('a login that no longer stands is cleared at the start', async ({ openPhone, faults }) => {
  faults.allow(/\b401\b/);
  const { user: kept } = await shopperNumber(7);
  const phone = await openPhone({
    user: { ...kept, token: 'of-long-ago' },
    statistics: { order: { pay: 3 } },
  });
  await phone.page.goto('/');
  await login(phone).see();
  expect(await keptBy(phone, 'user')).toBeNull();
  expect(await keptBy(phone, 'statistics')).toBeNull();
  await phone.page.goBack();
  await home(phone).see();
});

test('a shopper whom the operator logs out sees why, and is a visitor again', async ({
  openPhone,
  faults,
}) => {
  faults.allow(/\b401\b/);
  const shopper = await shopperNumber(8);
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, 'pages/user');
  await user(phone).seeName(shopper.user.nickname);
  await expect.poll(() => keptBy(phone, 'chat_client_id')).not.toBeNull();
  const call = await operator();
  await call('POST /platform/users/kick', { id: shopper.user.id });
  await agreeTo(phone, phone.t.design('notice'));
  await login(phone).see();
  expect(await keptBy(phone, 'user')).toBeNull();
});

test('language and theme change at once, without a reload, and stay', async ({ openPhone }) => {
  const phone = await openPhone();
  const { page } = phone;
  await openAddress(phone, 'pages/user');
  await user(phone).seeVisitor();
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await user(phone).chooseLanguage('en');
  await expect(page.getByRole('navigation').getByText('Discover')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await keptBy(phone, 'language')).toBe('en');
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
  const reader = await openPhone({ language: 'en' });
  await openAddress(reader, 'pages/user');
  await user(reader).chooseTheme('Dark');
  await expect(reader.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await reader.page.reload();
  await expect(reader.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
