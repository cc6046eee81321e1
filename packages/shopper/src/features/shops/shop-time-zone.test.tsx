// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { closeApp, doesNotSee, openApp, see } from '../../testing/open-app.tsx';
import { init } from '../../testing/rows.ts';
import { teaShop } from '../../testing/shop-rows.ts';

afterEach(closeApp);

const details = { 'GET /wanlshop/shop/details': teaShop };

test('a day is that of Shanghai where the market has no other time zone', async () => {
  openApp('/pages/shop/info?id=5', details);
  await see('2023-11-15');
});

test('a day is that of the time zone the operator chose, not the reader’s', async () => {
  const inNewYork = { ...init, appConfig: { ...init.appConfig, time_zone: 'America/New_York' } };
  openApp('/pages/shop/info?id=5', { ...details, 'GET /wanlshop/common/init': inNewYork });
  await see('2023-11-14');
  expect(doesNotSee('2023-11-15')).toBe(true);
});
