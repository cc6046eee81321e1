import { expect, test } from '../market-test.ts';

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

  test('/api/docs shows every call and opens one, from the market alone', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(String(baseURL)) && !url.startsWith('data:')) elsewhere.push(url);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto('/api/docs');
    const described = await (await page.request.get('/api/openapi.json')).json();
    const operations = Object.values<object>(described.paths).flatMap((path) => Object.values(path));
    await expect(page.getByRole('listitem')).toHaveCount(operations.length);
    await page.getByRole('link', { name: 'GET /api/wanlshop/goods/list' }).click();
    await expect(page.locator('.opblock-body').getByText('keyword', { exact: true })).toBeVisible();
    // Swagger UI is light alone: its words would be dark on dark
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');
    expect({ elsewhere, faults }).toEqual({ elsewhere: [], faults: [] });
  });

  test('a call that does not exist is refused in an envelope', async ({ request }) => {
    const response = await request.get('/api/wanlshop/nothing/here');
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: 0, data: null });
  });
});
