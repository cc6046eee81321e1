/** The adapter of transfers and a gateway that speaks the protocol, over real HTTP. */
import { asCents } from '@chengji/contract/money';
import { startWechatMerchant, type WechatMerchant } from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutRequest } from '../gateway.ts';
import type { WechatAccount } from './account.ts';
import { WechatGateway } from './wechat-gateway.ts';

const now = new Date('2026-11-11T08:00:00Z');
const clock = { now: () => now };
let merchant: WechatMerchant;
let sandbox: WechatMerchant['sandbox'];
let account: WechatAccount;
let gateway: WechatGateway;
let number = 0;
let outNo: string;

beforeAll(async () => {
  merchant = await startWechatMerchant(clock);
  ({ sandbox, account, gateway } = merchant);
});
afterAll(() => merchant.stop());
beforeEach(async () => {
  number += 1;
  outNo = `W2026${number}`;
  await merchant.control('outcomes?transfers=succeed');
});

const payOut = (traits: Partial<PayoutRequest> = {}, by = gateway) =>
  by.payOut({
    outNo,
    openid: 'o-payee',
    cents: asCents(1_000),
    title: '余额提现',
    name: null,
    at: now,
    ...traits,
  });

describe('the WeChat gateway', () => {
  it('has a transfer accepted, and knows afterwards that the person has the money', async () => {
    expect(await gateway.queryPayout(outNo)).toBe('unknown');
    const accepted = await payOut();
    expect(accepted).toMatchObject({ state: 'pending', isStalled: true, confirmParams: null });
    const { reference } = accepted as { reference: string };
    expect(await gateway.queryPayout(outNo)).toEqual({ state: 'done', reference, cents: 1_000 });
    expect(await payOut()).toEqual({ state: 'done', reference, cents: null });
  });

  it('takes a number for one transfer only', async () => {
    await payOut();
    await expect(payOut({ cents: asCents(1_001) })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(payOut({ openid: 'o-other' })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('waits for the person to take the money, and says what opens the page for it', async () => {
    await merchant.control('outcomes?transfers=pending');
    const { appId, merchantId: mchId } = account;
    expect(await payOut()).toMatchObject({
      state: 'pending',
      isStalled: false,
      confirmParams: { appId, mchId, package: expect.any(String) },
    });
    await merchant.control(`transfers/${outNo}/move?state=FAIL&fail_reason=OVERDUE_CLOSE`);
    expect(await gateway.queryPayout(outNo)).toEqual({ state: 'failed', reason: 'OVERDUE_CLOSE' });
    await merchant.control(`transfers/${outNo}/move?state=SUCCESS`);
    expect(await gateway.queryPayout(outNo)).toMatchObject({ state: 'failed' });
  });

  it('is refused by the channel without money, without the right, or without a name that it needs', async () => {
    await merchant.control('outcomes?transfers=not_enough');
    await expect(payOut()).rejects.toMatchObject({ code: 'NOT_ENOUGH' });
    await merchant.control('outcomes?transfers=no_auth');
    await expect(payOut()).rejects.toMatchObject({ code: 'NO_AUTH' });
    await merchant.control('outcomes?transfers=succeed');
    const much = { cents: asCents(200_000) };
    await expect(payOut(much)).rejects.toMatchObject({ code: 'PARAM_ERROR' });
    expect(await payOut({ ...much, name: '林小雨' })).toMatchObject({ state: 'pending' });
  });

  it('seals a name with the channel’s key', async () => {
    const { publicKey } = sandbox.keys.merchant;
    const other = { ...account, platformKeys: new Map([[sandbox.keys.platformSerial, publicKey]]) };
    const refused = payOut({ name: '林小雨' }, new WechatGateway(other, clock));
    await expect(refused).rejects.toMatchObject({ code: 'PARAM_ERROR' });
  });

  it('cuts a title to what the channel shows', async () => {
    expect(await payOut({ title: '长'.repeat(60) })).toMatchObject({ state: 'pending' });
  });

  it('pays nothing out for a merchant without a scene', async () => {
    const without = new WechatGateway({ ...account, transferScene: undefined }, clock);
    expect([gateway.canPayOut, without.canPayOut]).toEqual([true, false]);
    await expect(payOut({}, without)).rejects.toThrow('no money is paid out');
  });
});
