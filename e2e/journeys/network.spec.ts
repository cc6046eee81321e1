/** Without a network: a notice shows it, the screen keeps its content, and the rest loads by itself once the network is back. */
import { expect, test } from '../market-test.ts';
import { noNetwork } from '../pages/no-network.ts';
import { findTopPage, goToTab, openAddress } from '../pages/screen.ts';
import { goodsList } from '../pages/shopping/goods-list.ts';
import { home } from '../pages/shopping/home.ts';

test('an unreachable market shows a notice at the start, and opens by itself once it is back', async ({
  openPhone,
  faults,
}) => {
  faults.allow(/net::/);
  const phone = await openPhone();
  const outOfReach = /\/(api|healthz)/;
  await phone.page.route(outOfReach, (route) => route.abort('internetdisconnected'));
  await phone.page.goto('/');
  await noNetwork(phone).see();
  await noNetwork(phone).refresh();
  await noNetwork(phone).seePoor();
  await phone.page.unroute(outOfReach);
  await home(phone).see();
});

test('a visitor may enter anyway after three failed attempts', async ({ openPhone, faults }) => {
  faults.allow(/net::/);
  const phone = await openPhone();
  await openAddress(phone, 'pages/page/no_network');
  await noNetwork(phone).see();
  await phone.page.waitForLoadState('networkidle');
  await phone.page.context().setOffline(true);
  await noNetwork(phone).tryInVain();
  await noNetwork(phone).tryInVain();
  await noNetwork(phone).tryInVain();
  await noNetwork(phone).enterAnyway();
  await phone.page.context().setOffline(false);
  await home(phone).see();
});

test('what is open stays while the network is away, and the rest comes when it is back', async ({
  openPhone,
  faults,
}) => {
  faults.allow(/net::|ChunkLoadError|Unable to preload CSS/);
  const phone = await openPhone();
  const { page, t } = phone;
  await home(phone).open();
  await page.context().setOffline(true);
  await home(phone).see();
  await goToTab(phone, 'category');
  const again = findTopPage(phone).getByRole('button', { name: t.app('refresh') });
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await expect(findTopPage(phone).getByRole('navigation', { name: t.catalog('categories') })).toBeVisible();
  await expect.poll(() => page.evaluate(countMissingStyles)).toBe(0);
});

/** A style sheet that could not be fetched is there, but its rules may not be read. */
function countMissingStyles(): number {
  const isMissing = (sheet: CSSStyleSheet) => {
    try {
      return sheet.cssRules === null;
    } catch {
      return true;
    }
  };
  return [...document.styleSheets].filter(isMissing).length;
}

test('a list that could not be asked for is asked for again once the network is back', async ({
  openPhone,
  faults,
}) => {
  faults.allow(/net::/);
  const phone = await openPhone();
  await openAddress(phone, 'pages/product/list?sort=sales');
  await goodsList(phone).seeGoods();
  await phone.page.context().setOffline(true);
  await openAddress(phone, 'pages/product/list?sort=new');
  const again = findTopPage(phone).getByRole('button', { name: phone.t.design('retry') });
  await expect(again).toBeVisible();
  await phone.page.context().setOffline(false);
  await goodsList(phone).seeGoods();
});
