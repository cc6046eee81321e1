import { expect, test } from '../market-test.ts';
import { openAddress } from '../pages/screen.ts';

test('on a desktop the app stands in a frame, its sheets within, with language and theme beside it', async ({
  open,
}) => {
  const desktop = await open({ language: 'zh', stored: [], viewport: { width: 1_440, height: 900 } });
  const { page } = desktop;
  await openAddress(desktop, 'pages/product/list');
  const inFrame = { x: 525, width: 390, height: 844 };
  await expect.poll(() => page.locator('#app').boundingBox()).toMatchObject(inFrame);
  await page.getByRole('button', { name: '筛选' }).click();
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject(inFrame);
  await page.keyboard.press('Escape');
  const beside = page.getByRole('complementary');
  await expect(beside.getByRole('img', { name: '本页二维码' })).toBeVisible();
  await beside.getByRole('button', { name: 'English' }).click();
  await expect(beside.getByText('Scan to continue on your phone')).toBeVisible();
  await expect(
    page.getByRole('navigation').or(page.getByRole('heading')).getByText('Products'),
  ).toBeVisible();
  await beside.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(beside.first()).not.toBeAttached();
});
