import { addMoney, anOperator, aPayoutAccount, aShopper, withdraw } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

it('an account stays open while money is frozen for a withdrawal', async ({ market }) => {
  const shopper = await aShopper(market);
  await addMoney(market, shopper, 5_000);
  const { id } = await withdraw(shopper, (await aPayoutAccount(shopper)).id, '50.00');
  const list = async () => (await shopper.client.call('GET /wanlshop/user/closing', {})).obstacles;
  expect(await list()).toEqual([
    { kind: 'frozen', amount: '50.00' },
    { kind: 'withdrawals', count: 1 },
  ]);
  const { client } = await anOperator(market);
  await client.call('POST /platform/withdrawals/approve', { id });
  await client.call('POST /platform/withdrawals/paid', { id, reference: 'BANK-1' });
  expect(await list()).toEqual([]);
});
