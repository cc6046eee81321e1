import { expect, test } from '@playwright/test';

test.describe('the addresses of a market', () => {
  test('the shopper’s client opens at /', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('the console opens at /console/ and asks who one is', async ({ page }) => {
    await page.goto('/console/');
    await expect(page.locator('input[type=password]')).toBeVisible();
  });

  for (const address of ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json']) {
    test(`${address} answers`, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(200);
    });
  }

  test('a call that does not exist is refused in an envelope', async ({ request }) => {
    const response = await request.get('/api/wanlshop/nothing/here');
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: 0, data: null });
  });
});
