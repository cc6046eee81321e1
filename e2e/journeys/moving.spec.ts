/** Moving between pages: what was left stands as it was left, and every page has an address of its own. */
import { expect, type Phone, test } from '../market-test.ts';
import { login } from '../pages/account/login.ts';
import { findTopPage, getAddress, goBack, goToTab, openAddress } from '../pages/screen.ts';
import { cart } from '../pages/shopping/cart.ts';
import { goodsList } from '../pages/shopping/goods-list.ts';
import { home } from '../pages/shopping/home.ts';
import { order } from '../pages/shopping/order.ts';
import { type Shopper, shippedOrder, shopperNumber, toMobile } from '../people.ts';

// here alone pages slide in and out as they do in life
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await shopperNumber(5);
});

const wantedRows = 200;

/** The scroll container of the page on top. */
const findScroller = (phone: Phone) => findTopPage(phone).locator('[data-scroller]');
const getScrollTop = (phone: Phone) => findScroller(phone).evaluate((scroller) => scroller.scrollTop);

/** Where the link in the middle of the screen leads, and where it stands: what is above it may still change its height. */
const findInView = ({ page }: Phone) =>
  page.evaluate(() => {
    const link = document.elementFromPoint(innerWidth / 4, innerHeight / 2)?.closest('a');
    return link ? { to: link.href, top: Math.round(link.getBoundingClientRect().top) } : null;
  });

/** Opens a list and scrolls on until that many rows are loaded. */
async function scrollThrough(phone: Phone, path: string, rows: number): Promise<void> {
  let answered = 0;
  phone.page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.endsWith('/goods/list')) answered += Number(searchParams.get('limit'));
  });
  await openAddress(phone, path);
  await goodsList(phone).seeGoods();
  await expect
    .poll(
      async () => {
        await findScroller(phone).evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
        return answered;
      },
      { intervals: [50], timeout: 120_000 },
    )
    .toBeGreaterThanOrEqual(rows);
}

test('back from a goods, a list of 200 rows stands as it was left', async ({ openPhone }) => {
  const phone = await openPhone();
  const { page } = phone;
  await scrollThrough(phone, 'pages/product/list?sort=sales', wantedRows);
  await findScroller(phone).evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight * 0.6));
  const title = await goodsList(phone).titleInView();
  const row = goodsList(phone).rows.filter({ hasText: title }).first();
  const before = { place: await getScrollTop(phone), row: await row.boundingBox() };
  await row.click();
  await expect(findTopPage(phone).getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.locator('[data-motion=in]')).toHaveCount(0);
  const tookMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          const isShown = document.querySelector('[data-page]:not([inert]) a h3') !== null;
          if (isShown) requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        history.back();
        look();
      }),
  );
  process.stdout.write(`back to a list of ${wantedRows} rows: first frame after ${tookMs.toFixed(0)} ms\n`);
  await expect(page.locator('[data-motion=out]')).toHaveCount(0);
  await expect
    .poll(async () => ({ place: await getScrollTop(phone), row: await row.boundingBox() }))
    .toEqual(before);
});

test('a tab is found as it was left', async ({ openPhone }) => {
  const phone = await openPhone();
  await home(phone).open();
  await home(phone).lookAround();
  await findScroller(phone).evaluate((scroller) => scroller.scrollTo(0, 600));
  expect(await getScrollTop(phone)).toBeGreaterThan(100);
  const left = await findInView(phone);
  expect(left).not.toBeNull();
  await goToTab(phone, 'category');
  await goToTab(phone, 'cart');
  await cart(phone).seeEmpty();
  await goToTab(phone, 'home');
  await expect.poll(() => findInView(phone)).toEqual(left);
});

test('a link into an order opens it, again after a reload, and back leads home', async ({ openPhone }) => {
  const { id } = await shippedOrder(shopper);
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, `pages/user/order/details?id=${id}`);
  await order(phone).seeState('shipped');
  await phone.page.reload();
  await order(phone).seeState('shipped');
  await findTopPage(phone)
    .getByRole('button', { name: phone.t.design('back') })
    .click();
  await home(phone).see();
});

test('a page that needs a login sends a visitor there and comes back to it', async ({ openPhone }) => {
  const { id } = await shippedOrder(shopper);
  const phone = await openPhone();
  await openAddress(phone, `pages/user/order/details?id=${id}`);
  await login(phone).see();
  await login(phone).byPassword(toMobile(5));
  await order(phone).seeState('shipped');
  expect(getAddress(phone)).toBe(`pages/user/order/details?id=${id}`);
});

test('an address that is no page of the market opens the home page', async ({ openPhone }) => {
  const phone = await openPhone();
  await openAddress(phone, 'pages/nothing/here?id=1');
  await home(phone).see();
});

test('going back closes a sheet first', async ({ openPhone }) => {
  const phone = await openPhone();
  await home(phone).open();
  await openAddress(phone, 'pages/product/list?sort=sales');
  await goodsList(phone).seeGoods();
  await goodsList(phone).openFilter();
  await goBack(phone);
  await expect(phone.page.getByRole('dialog')).toBeHidden();
  await goodsList(phone).seeGoods();
});
