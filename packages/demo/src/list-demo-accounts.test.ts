import { markDemoBegun, markDemoMade } from '@chengji/server/kernel/demo-mark/demo-mark.queries';
import { modules } from '@chengji/server/main';
import { demoAccountsPort } from '@chengji/server/modules/identity/index';
import { type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDemoAccounts } from './list-demo-accounts.ts';

const accounts = {
  name: 'demo',
  ports: (ports: Parameters<NonNullable<(typeof modules)[number]['ports']>>[0]) =>
    ports.provide(demoAccountsPort, listDemoAccounts),
};
const started: Market[] = [];
async function start(demo: string, databaseUrl?: string): Promise<Market> {
  const market = await startMarket({
    modules: [...modules, accounts],
    environment: { DEMO: demo },
    ...(databaseUrl && { databaseUrl }),
  });
  started.push(market);
  return market;
}
const listKinds = async (market: Market) => {
  const { rows } = await market.client().call('GET /wanlshop/demo/accounts', {});
  return rows.map(({ kind }) => kind);
};
const askCode = (market: Market) =>
  market.client().call('POST /wanlshop/sms/send', { mobile: '13400000001', event: 'login' });

describe('the demo’s accounts', () => {
  let market: Market;
  beforeAll(async () => {
    market = await start('1');
  });
  afterAll(async () => {
    for (const one of started.reverse()) await one.stop();
  });

  it('are named only once the demo has made this market whole', async () => {
    const { db } = market.context();
    expect(await listKinds(market)).toEqual([]);
    await markDemoBegun(db, new Date(0));
    expect([await listKinds(market), await askCode(market)]).toEqual([[], { seconds: 60 }]);
    await markDemoMade(db, new Date(0));
    expect(await listKinds(market)).toEqual(['shopper', 'seller', 'platform']);
  });

  it('are not named by a market that was told to be no demo', async () => {
    const real = await start('0', market.databaseUrl);
    expect(await listKinds(real)).toEqual([]);
    await market.advance(60);
    expect(await askCode(real)).toEqual({ seconds: 60 });
  });
});
