import {
  addMoney,
  anOperator,
  aPayoutAccount,
  aShopper,
  getSandbox,
  type Market,
  type Person,
  withdraw,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { insertBinding } from '../../identity/third-party/bindings.queries.ts';
import { checkLedger, external, getBalance, shopperAvailable, shopperFrozen } from '../../ledger/index.ts';

let shopper: Person;
let id: number;
it.beforeEach(async ({ market }) => {
  await getSandbox(market).setTransfers('succeed');
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  await bindWechat(market);
  const account = await aPayoutAccount(shopper, { kind: 'wechat', bank_code: '', account: '' });
  id = (await withdraw(shopper, account.id, '100.00')).id;
});

async function bindWechat(market: Market): Promise<void> {
  const ctx = market.context();
  await insertBinding(ctx.db, {
    provider: 'wechat',
    appId: ctx.services.thirdPartyLogins.get('wechat')?.appId ?? '',
    openid: `o-${shopper.id}`,
    shopperId: shopper.id,
    nickname: '小满',
    boundAt: market.now(),
  });
}

const getMoney = async (market: Market) => ({
  available: await getBalance(market.context().db, shopperAvailable(shopper.id)),
  frozen: await getBalance(market.context().db, shopperFrozen(shopper.id)),
});
const approve = ({ client }: Person) => client.call('POST /platform/withdrawals/approve', { id });
const show = () => shopper.client.call('GET /wanlshop/wallet/withdrawal', { id });

describe('a withdrawal to WeChat', () => {
  it('is sent by the channel once it is approved, and ends when the channel says so', async ({
    market,
    operator,
  }) => {
    const before = await getBalance(market.context().db, external('sandbox'));
    expect(await approve(operator)).toMatchObject({
      step: 'sent',
      can: { paid: false, reject: false, send: false },
    });
    await market.advance(60);
    expect(await show()).toMatchObject({ state: 'successed', arrives: '99.40' });
    expect(await getMoney(market)).toEqual({ available: 90_000, frozen: 0 });
    expect((await getBalance(market.context().db, external('sandbox'))) - before).toBe(9_940);
  });

  it('that failed there waits again, and another attempt arrives once', async ({ market, operator }) => {
    const sandbox = getSandbox(market);
    await sandbox.setTransfers('fail');
    await approve(operator);
    await market.advance(60);
    expect((await show()).timeline.at(-1)).toMatchObject({ event: 'failed' });
    expect(await getMoney(market)).toEqual({ available: 90_000, frozen: 10_000 });
    await sandbox.setTransfers('succeed');
    await approve(operator);
    await market.advance(60);
    expect(await show()).toMatchObject({ state: 'successed' });
    expect(await getMoney(market)).toEqual({ available: 90_000, frozen: 0 });
  });

  it('that waits for the person to confirm tells them so once', async ({ market, operator }) => {
    const sandbox = getSandbox(market);
    const listAsked = async () => {
      await market.settle();
      const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
      return rows.filter(({ title }) => title === '请在微信确认收款');
    };
    await sandbox.setTransfers('pending');
    await approve(operator);
    await market.advance(3_600);
    expect(await show()).toMatchObject({ state: 'created', confirm_params: expect.anything() });
    expect(await listAsked()).toMatchObject([{ modules: 'withdrawal', modules_id: id }]);
  });

  it('is the channel’s to end, not staff’s', async ({ market }) => {
    const { client } = await anOperator(market);
    const paid = await client
      .call('POST /platform/withdrawals/paid', { id, reference: 'X1' })
      .catch((e) => e);
    expect(paid).toMatchObject({ key: 'wallet.sent_by_channel' });
    const failed = await client
      .call('POST /platform/withdrawals/failed', { id, reason: '测试' })
      .catch((e) => e);
    expect(failed).toMatchObject({ key: 'wallet.sent_by_channel' });
    await client.call('POST /platform/withdrawals/reject', { id, reason: '测试' });
    expect(await getMoney(market)).toEqual({ available: 100_000, frozen: 0 });
  });
});

it('the books stay balanced', async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
