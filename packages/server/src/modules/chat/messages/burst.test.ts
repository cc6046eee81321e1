import {
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'chat.burst_messages': 3 } });

describe('a burst of messages', () => {
  it('is refused above the number set, however many shops it is for, and anybody else goes on', async ({
    market,
    shop,
  }) => {
    const [shopper, other] = [await aShopper(market), await aShopper(market)];
    const shops = [shop, await aShopFixture(market), shop, shop];
    const sent = await Promise.all(
      shops.map((one) =>
        writeToShop(shopper, one).then(
          () => null,
          (error: { key?: string }) => error.key,
        ),
      ),
    );
    expect(sent.filter((key) => key !== null)).toEqual(['common.too_many_requests']);
    await writeToShop(other, shop);
  });

  it('is counted for each of the staff by themselves', async ({ market, shop, shopper }) => {
    await writeToShop(shopper, shop);
    for (let n = 0; n < 3; n += 1) await writeToShopper(shop.seller, shopper);
    expect(await getRefusalKey(writeToShopper(shop.seller, shopper))).toBe('common.too_many_requests');
    await writeToShopper(await aSeller(market, shop.id, 'service'), shopper);
  });
});
