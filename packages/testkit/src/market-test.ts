import { test } from 'vitest';
import { aShopFixture } from './builders/goods.ts';
import { anOperator, aShopper } from './builders/people.ts';
import { aBuyer } from './builders/teams.ts';
import { type MarketOptions, startMarket } from './market.ts';

const forFile = { scope: 'file' } as const;

/**
 * `it` for tests of a market. Each fixture is made when the first test or hook of a file names it and shared by the
 * file, at whose end the market stops. A file adds its own, or overrides these, with `marketTest.extend`.
 */
export const marketTest = test
  .extend('marketOptions', forFile, (): MarketOptions => ({}))
  .extend('market', forFile, async ({ marketOptions }, { onCleanup }) => {
    const market = await startMarket(marketOptions);
    onCleanup(() => market.stop());
    return market;
  })
  /** A second node on the same database, with the same gateway. */
  .extend('node', forFile, async ({ market }, { onCleanup }) => {
    const { databaseUrl, config } = market;
    const node = await startMarket({ databaseUrl, environment: { DATA_DIR: config.dataDir } });
    onCleanup(() => node.stop());
    return node;
  })
  .extend('operator', forFile, ({ market }) => anOperator(market))
  .extend('shop', forFile, ({ market }) => aShopFixture(market))
  .extend('shopper', forFile, ({ market }) => aShopper(market))
  .extend('buyer', forFile, ({ market }) => aBuyer(market));
