import { findDemoMark } from '@chengji/server/kernel/demo-mark/demo-mark.queries';
import { aShop, createDatabase, dropDatabase, startMarket } from '@chengji/testkit';
import { expect, inject, it } from 'vitest';
import { demoMarketModules } from './main.ts';
import { welcomeTo } from './welcome.ts';

it('the demo market is not made in a market that has shops of its own', async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), inject('template'));
  const own = await startMarket({ databaseUrl });
  await aShop(own, { name: '自己的店' });
  const started = await startMarket({ modules: demoMarketModules, databaseUrl });
  expect(await findDemoMark(started.context().db)).toBeNull();
  expect((await started.client().call('GET /wanlshop/goods/list', {})).rows).toEqual([]);
  expect(await welcomeTo(started.server.kernel)).toBe('');
  await Promise.all([own.stop(), started.stop()]);
  await dropDatabase(inject('clusterUrl'), databaseUrl);
});
