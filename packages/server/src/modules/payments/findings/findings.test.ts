import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { loadKeys, type SandboxKeys, seal, signedHeaders } from '@chengji/sandbox';
import {
  anOperator,
  aShopper,
  aTrade,
  getRefusalKey,
  getSandbox,
  type Market,
  type Person,
  type ShopperPerson,
  type Trade,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, external, getBalance } from '../../ledger/index.ts';

const it = marketTest
  .extend('keys', { scope: 'file' }, ({ market }) => loadKeys(join(market.config.dataDir, 'sandbox')))
  .extend('before', ({ market }) => outside(market));

let shopper: ShopperPerson;
let trade: Trade;
let paymentNo: string;
it.beforeAll(async ({ market }) => {
  await getSandbox(market).behave('never');
});
it.beforeEach(async ({ market }) => {
  await market.context().db.execute('delete from payment_findings');
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
  paymentNo = await pay();
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const pay = async () =>
  (
    await shopper.client.call(
      'POST /wanlshop/pay/create',
      { trade_no: trade.tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    )
  ).payment_no;
const outside = (market: Market) => getBalance(market.context().db, external('sandbox'));
const orderState = async () =>
  (await shopper.client.call('GET /wanlshop/order/details', { id: trade.orderIds[0] ?? 0 })).state;
const paymentState = async (market: Market) => {
  const { rows } = await market
    .context()
    .db.execute<{ state: string }>(sql`select state from payments where payment_no = ${paymentNo}`);
  return rows[0]?.state;
};
const findings = async (operator: Person, state: 'open' | 'resolved' = 'open') =>
  (await operator.client.call('GET /platform/findings/list', { state })).rows;
const resolve = async (operator: Person, send: boolean, note = '已核对渠道账单') => {
  const [finding] = await findings(operator);
  return operator.client.call('POST /platform/findings/resolve', { id: finding?.id ?? 0, note, send });
};

async function callBack(
  market: Market,
  keys: SandboxKeys,
  plain: object,
  event = 'TRANSACTION.SUCCESS',
  headers: object = {},
): Promise<number> {
  const resource = seal(keys.apiV3Key, plain, 'transaction');
  const body = JSON.stringify({ id: randomUUID(), event_type: event, resource });
  const signedAt = market.seconds();
  const { status } = await fetch(`${market.url}/api/pay/notify/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(keys, signedAt, body), ...headers },
    body,
  });
  return status;
}
const transaction = (market: Market, keys: SandboxKeys, traits: object = {}) => ({
  appid: keys.appId,
  mchid: keys.merchantId,
  out_trade_no: paymentNo,
  trade_state: 'SUCCESS',
  transaction_id: '4200000001',
  success_time: market.now().toISOString(),
  amount: { total: 1_230, currency: 'CNY' },
  ...traits,
});
const wrongAmount = (market: Market, keys: SandboxKeys) =>
  transaction(market, keys, { amount: { total: 1, currency: 'CNY' } });

describe('money that came with another amount than was asked', () => {
  it('pays nothing, is held, and is one finding however often it is told', async ({
    market,
    operator,
    keys,
    before,
  }) => {
    expect(await callBack(market, keys, wrongAmount(market, keys))).toBe(400);
    await callBack(market, keys, wrongAmount(market, keys));
    expect([await orderState(), await paymentState(market)]).toEqual(['pending_payment', 'held']);
    expect(await outside(market)).toBe(before - 1);
    expect(await findings(operator)).toMatchObject([
      {
        kind: 'wrong_amount',
        subject_no: paymentNo,
        expected: '12.30',
        got: '0.01',
        plan: {
          way: 'return',
          key: `refund:R${paymentNo}`,
          amount: '0.01',
          needs_two: false,
          entries: [
            { fund: 'escrow', amount: '-0.01' },
            { fund: 'external', channel: 'sandbox', amount: '0.01' },
          ],
        },
      },
    ]);
  });

  it('goes back through its channel once an operator says so', async ({ market, operator, keys, before }) => {
    await getSandbox(market).approve(paymentNo);
    await callBack(market, keys, wrongAmount(market, keys));
    await resolve(operator, true);
    await market.advance(1);
    expect(await paymentState(market)).toBe('refunded');
    expect(await outside(market)).toBe(before);
    expect(await findings(operator, 'resolved')).toMatchObject([{ note: '已核对渠道账单', sent: true }]);
    expect(await getRefusalKey(resolveAgain(operator))).toBe('payments.finding_resolved');
  });

  it('goes back once when two send it at once', async ({ market, operator, keys, before }) => {
    await getSandbox(market).approve(paymentNo);
    await callBack(market, keys, wrongAmount(market, keys));
    const outcomes = await Promise.allSettled([resolve(operator, true), resolve(operator, true)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await market.advance(60);
    expect(await paymentState(market)).toBe('refunded');
    expect(await outside(market)).toBe(before);
  });

  it('leaves the trade to be paid in another try', async ({ market, keys }) => {
    await callBack(market, keys, wrongAmount(market, keys));
    const first = paymentNo;
    paymentNo = await pay();
    expect(paymentNo).not.toBe(first);
    expect(await callBack(market, keys, transaction(market, keys))).toBe(204);
    expect(await orderState()).toBe('pending_shipment');
  });
});

const resolveAgain = async (operator: Person) => {
  const [finding] = await findings(operator, 'resolved');
  return operator.client.call('POST /platform/findings/resolve', { id: finding?.id ?? 0, note: '再次' });
};

describe('money above the limit', () => {
  /** Paid for our merchant through another app: in our account, and for nothing that was asked. */
  const ofAnotherApp = async (market: Market, keys: SandboxKeys) => {
    await getSandbox(market).approve(paymentNo);
    expect(await callBack(market, keys, transaction(market, keys, { appid: 'wxother' }))).toBe(400);
  };
  const setLimit = ({ server, context }: Market, value: string) =>
    server.kernel.services.settings.save(context(), 'ledger.repair_two_above', value);
  it.beforeEach(({ market }) => setLimit(market, '10.00'));
  it.afterEach(({ market }) => setLimit(market, '500.00'));

  it('goes back once a second person approves, and only once', async ({ market, operator, keys, before }) => {
    await ofAnotherApp(market, keys);
    expect(await outside(market)).toBe(before - 1_230);
    expect(await findings(operator)).toMatchObject([{ kind: 'wrong_app', plan: { needs_two: true } }]);
    const { repair } = await resolve(operator, true);
    expect(repair).toMatchObject({ kind: 'finding', state: 'waiting', number: paymentNo, day: '' });
    expect(await findings(operator)).toMatchObject([{ plan: null, repair: { id: repair?.id } }]);
    expect(await getRefusalKey(resolve(operator, true))).toBe('repairs.waiting');
    await market.advance(60);
    expect(await paymentState(market)).toBe('held');
    const [chief, third] = [await anOperator(market, 'finance'), await anOperator(market, 'finance')];
    const approve = ({ client }: Person) =>
      client.call('POST /platform/ledger/approve_repair', { id: repair?.id ?? 0 });
    expect(await getRefusalKey(approve(operator))).toBe('repairs.asked_by_you');
    const outcomes = await Promise.allSettled([approve(chief), approve(third)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await market.advance(60);
    expect(await paymentState(market)).toBe('refunded');
    expect(await outside(market)).toBe(before);
    const { rows } = await operator.client.call('GET /platform/audit/list', {});
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'payment_finding' }),
        expect.objectContaining({ subject: 'ledger_repair', subject_id: String(repair?.id) }),
      ]),
    );
  });

  it('needs no second person any more once the finding is resolved by a note', async ({
    market,
    operator,
    keys,
  }) => {
    await ofAnotherApp(market, keys);
    const { repair } = await resolve(operator, true);
    await resolve(operator, false);
    const chief = await anOperator(market, 'finance');
    const approved = chief.client.call('POST /platform/ledger/approve_repair', { id: repair?.id ?? 0 });
    expect(await getRefusalKey(approved)).toBe('repairs.moved');
    expect(await paymentState(market)).toBe('held');
  });
});

describe('what is not ours', () => {
  it.for([
    ['wrong_currency', { amount: { total: 1_230, currency: 'USD' } }, 'held'],
    ['wrong_merchant', { mchid: '1900000999' }, 'pending'],
  ] as const)(
    'is a finding and pays nothing: %s',
    async ([kind, traits, state], { market, operator, keys, before }) => {
      expect(await callBack(market, keys, transaction(market, keys, traits))).toBe(400);
      expect(await findings(operator)).toMatchObject([{ kind, plan: null }]);
      expect([await orderState(), await paymentState(market)]).toEqual(['pending_payment', state]);
      expect(await outside(market)).toBe(before);
      expect(await getRefusalKey(resolve(operator, true))).toBe('payments.nothing_to_send');
      await resolve(operator, false);
      expect(await findings(operator)).toEqual([]);
    },
  );

  it('is a finding when another channel tells of it', async ({ market, operator, keys }) => {
    await market
      .context()
      .db.execute(sql`update payments set channel = 'wechat' where payment_no = ${paymentNo}`);
    expect(await callBack(market, keys, transaction(market, keys))).toBe(400);
    expect(await findings(operator)).toMatchObject([
      { kind: 'wrong_channel', expected: 'wechat', got: 'sandbox' },
    ]);
    expect(await orderState()).toBe('pending_payment');
  });

  it('is a finding when a refund is another merchant’s', async ({ market, operator, keys }) => {
    const told = { mchid: '1900000999', out_refund_no: `R${paymentNo}`, refund_status: 'SUCCESS' };
    expect(await callBack(market, keys, told, 'REFUND.SUCCESS')).toBe(400);
    expect(await findings(operator)).toMatchObject([{ kind: 'wrong_merchant', subject_no: `R${paymentNo}` }]);
  });

  it('is refused without a fault when its serial is a word of the language', async ({ market, keys }) => {
    for (const serial of ['constructor', '__proto__', 'toString'])
      expect(
        await callBack(market, keys, transaction(market, keys), undefined, { 'wechatpay-serial': serial }),
      ).toBe(401);
    expect(market.server.kernel.faults).toEqual([]);
  });
});

describe('a refund that did not arrive', () => {
  /** Money that came after its trade was closed, on its way back. */
  const aRefund = async (market: Market, keys: SandboxKeys) => {
    await getSandbox(market).approve(paymentNo);
    await market
      .context()
      .db.execute(sql`update trades set state = 'closed' where trade_no = ${trade.tradeNo}`);
    expect(await callBack(market, keys, transaction(market, keys))).toBe(204);
  };
  const told = (keys: SandboxKeys, refund_status: string) => ({
    mchid: keys.merchantId,
    out_refund_no: `R${paymentNo}`,
    refund_status,
  });

  it.for(['ABNORMAL', 'CLOSED'])(
    'is a finding: %s; and is sent again when an operator says so',
    async (status, { market, operator, keys, before }) => {
      await aRefund(market, keys);
      expect(await callBack(market, keys, told(keys, status), `REFUND.${status}`)).toBe(204);
      expect(await callBack(market, keys, told(keys, status), `REFUND.${status}`)).toBe(204);
      await market.advance(120);
      expect(await paymentState(market)).toBe('refunding');
      expect(await findings(operator)).toMatchObject([
        {
          kind: `refund_${status.toLowerCase()}`,
          plan: { way: 'resend', amount: '12.30', entries: [{ fund: 'escrow' }, { fund: 'external' }] },
        },
      ]);
      await resolve(operator, true);
      await market.advance(1);
      expect(await paymentState(market)).toBe('refunded');
      expect(await outside(market)).toBe(before);
    },
  );

  it('ends well when the channel says later that it arrived after all', async ({ market, keys }) => {
    await aRefund(market, keys);
    await callBack(market, keys, told(keys, 'ABNORMAL'), 'REFUND.ABNORMAL');
    expect(await callBack(market, keys, told(keys, 'SUCCESS'), 'REFUND.SUCCESS')).toBe(204);
    expect(await paymentState(market)).toBe('refunded');
  });
});

describe('the list of findings', () => {
  it('asks for the right to see findings, and for another to resolve them', async ({ market, operator }) => {
    const support = await anOperator(market, 'support');
    expect(await getRefusalKey(support.client.call('GET /platform/findings/list', {}))).toBe(
      'common.no_permission',
    );
    const resolving = support.client.call('POST /platform/findings/resolve', { id: 1, note: '不能处理' });
    expect(await getRefusalKey(resolving)).toBe('common.no_permission');
    const gone = operator.client.call('POST /platform/findings/resolve', { id: 999_999, note: '没有' });
    expect(await getRefusalKey(gone)).toBe('common.not_found');
  });
});
