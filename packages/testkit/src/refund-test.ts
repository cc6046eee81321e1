import { checkLedger } from '@chengji/server/modules/ledger/index';
import { expect } from 'vitest';
import { aShopFixture, type ShopFixture } from './builders/goods.ts';
import { aShopper, type ShopperPerson } from './builders/people.ts';
import { withoutPlacingLimits } from './market.ts';
import { marketTest } from './market-test.ts';

type Parties = { shopper: ShopperPerson; shop: ShopFixture };

/** `it` for a file of tests of refunds: `take` is given other people before each of them, and after each the books add up. */
export function refundTest(take: (parties: Parties) => void) {
  const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });
  it.beforeEach(async ({ market }) => {
    take({ shopper: await aShopper(market), shop: await aShopFixture(market) });
  });
  it.afterEach(async ({ market }) => {
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });
  return it;
}
