import { anOperator, aShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

it('a shop plans with what the market takes of a sale and how long it keeps a team open', async ({
  market,
}) => {
  const { seller } = await aShopFixture(market);
  const ask = () => seller.client.call('GET /seller/campaigns/terms');
  expect(await ask()).toEqual({ commission_rate: 500, team_hours: 24 });
  const operator = await anOperator(market);
  await operator.client.call('POST /platform/settings/save', { name: 'ledger.commission_rate', value: 250 });
  expect(await ask()).toMatchObject({ commission_rate: 250 });
});
