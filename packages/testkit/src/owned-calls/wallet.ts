/** Owned calls of wallets: payout accounts, withdrawals, adjustments. */
import { randomUUID } from 'node:crypto';
import type { CallIn, CallKey } from '@chengji/contract';
import { anOrder } from '../builders/orders.ts';
import { anOperator, testPayPassword } from '../builders/people.ts';
import { addMoney } from '../builders/trades.ts';
import { aPayoutAccount, withdraw } from '../builders/wallet.ts';
import type { Fixture } from './owned-calls.ts';

const anAccountId = async ({ shopper }: Fixture) => ({ id: (await aPayoutAccount(shopper)).id });

async function aWithdrawal({ market, shopper }: Fixture) {
  const { rows } = await shopper.client.call('GET /wanlshop/bank/list', {});
  const account = rows[0] ?? (await aPayoutAccount(shopper));
  await addMoney(market, shopper, 2_000);
  const { id } = await withdraw(shopper, account.id, '20.00');
  return { id };
}

async function anApprovedWithdrawal(fixture: Fixture) {
  const withdrawal = await aWithdrawal(fixture);
  await fixture.platform.client.call('POST /platform/withdrawals/approve', withdrawal);
  return withdrawal;
}

async function aBatch(fixture: Fixture) {
  const { id } = await anApprovedWithdrawal(fixture);
  const { batch_no } = await fixture.platform.client.call('POST /platform/withdrawals/export', { ids: [id] });
  const { withdrawal_no } = await fixture.platform.client.call('GET /platform/withdrawals/details', { id });
  return { id, batch_no, withdrawal_no };
}

/** Asked for by a colleague, large enough to wait for a second person. */
async function aWaitingAdjustment({ market, shopper }: Fixture) {
  const { client } = await anOperator(market);
  const asked = { kind: 'shopper', id: shopper.id, amount: '600.00', reason: '活动补偿' } as const;
  const { id } = await client.call('POST /platform/wallet/adjust', asked, { idempotencyKey: randomUUID() });
  return { id };
}

const owner = ({ shopper }: Fixture) => ({ kind: 'shopper' as const, id: shopper.id });

export const ownedWalletCalls = {
  'GET /wanlshop/wallet/bill': async ({ market, shopper }) => {
    await addMoney(market, shopper, 100);
    return { id: 1 };
  },
  'GET /wanlshop/wallet/withdrawal': aWithdrawal,
  'GET /seller/money/statement_line': async ({ market, shopper, shop }) => {
    await anOrder(market, shopper, shop, { state: 'completed' });
    return { id: 1 };
  },
  'GET /wanlshop/bank/details': anAccountId,
  'POST /wanlshop/bank/default': anAccountId,
  'POST /wanlshop/bank/delete': async (fixture) => ({
    ...(await anAccountId(fixture)),
    password: testPayPassword,
  }),
  'GET /platform/withdrawals/details': aWithdrawal,
  'POST /platform/withdrawals/approve': aWithdrawal,
  'POST /platform/withdrawals/export': async (fixture) => ({
    ids: [(await anApprovedWithdrawal(fixture)).id],
  }),
  'GET /platform/withdrawals/batch': async (fixture) => ({ batch_no: (await aBatch(fixture)).batch_no }),
  'POST /platform/withdrawals/import': async (fixture) => {
    const { batch_no, withdrawal_no } = await aBatch(fixture);
    return { rows: [{ batch_no, withdrawal_no, result: 'paid', reference: `R-${withdrawal_no}` }] };
  },
  'POST /platform/withdrawals/paid': async (fixture) => {
    const { id } = await anApprovedWithdrawal(fixture);
    return { id, reference: `REF-${id}` };
  },
  'POST /platform/withdrawals/failed': async (fixture) => ({
    id: (await aBatch(fixture)).id,
    reason: '账号不存在',
  }),
  'POST /platform/withdrawals/reject': async (fixture) => ({
    ...(await aWithdrawal(fixture)),
    reason: '姓名与账号不符',
  }),
  'GET /platform/wallet/person': async (fixture) => owner(fixture),
  'POST /platform/wallet/adjust': async (fixture) => ({
    ...owner(fixture),
    amount: '5.00',
    reason: '活动补偿',
  }),
  'POST /platform/wallet/approve': aWaitingAdjustment,
  'POST /platform/wallet/drop': aWaitingAdjustment,
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
