import {
  addMoney,
  anOperator,
  aPayoutAccount,
  aShopper,
  createCardNumber,
  getRefusalKey,
  type Market,
  type Person,
  withdraw,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import {
  checkLedger,
  external,
  getBalance,
  platform,
  shopperAvailable,
  shopperFrozen,
} from '../../ledger/index.ts';

const it = marketTest
  .extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'))
  .extend('chief', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

let shopper: Person;
const card = createCardNumber();
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 2_000_000);
});

async function ask(amount = '500.00'): Promise<number> {
  const { rows } = await shopper.client.call('GET /wanlshop/bank/list', {});
  const account = rows[0] ?? (await aPayoutAccount(shopper, { account: card }));
  return (await withdraw(shopper, account.id, amount)).id;
}
const approve = ({ client }: Person, id: number) => client.call('POST /platform/withdrawals/approve', { id });
const paid = ({ client }: Person, id: number, reference: string) =>
  client.call('POST /platform/withdrawals/paid', { id, reference });
const failed = ({ client }: Person, id: number) =>
  client.call('POST /platform/withdrawals/failed', { id, reason: '账号不存在' });
const reject = ({ client }: Person, id: number) =>
  client.call('POST /platform/withdrawals/reject', { id, reason: '姓名与账号不符' });
const send = ({ client }: Person, ids: number[]) => client.call('POST /platform/withdrawals/export', { ids });
const show = (id: number) => shopper.client.call('GET /wanlshop/wallet/withdrawal', { id });
const details = ({ client }: Person, id: number) => client.call('GET /platform/withdrawals/details', { id });
const getMoney = async (market: Market) => ({
  available: await getBalance(market.context().db, shopperAvailable(shopper.id)),
  frozen: await getBalance(market.context().db, shopperFrozen(shopper.id)),
});

describe('a withdrawal', () => {
  it('is approved by one, sent in a batch and paid by the bank’s reference', async ({ market, clerk }) => {
    const { db } = market.context();
    const before = {
      bank: await getBalance(db, external('bank')),
      fees: await getBalance(db, platform('fees')),
    };
    const id = await ask();
    expect(await approve(clerk, id)).toMatchObject({
      step: 'approved',
      approvals: [{ staff_id: clerk.id }],
      can: { approve: false, send: true, paid: true, reject: true },
    });
    const batch = await send(clerk, [id]);
    expect(batch).toMatchObject({ count: 1, amount: '497.00' });
    expect(await details(clerk, id)).toMatchObject({
      step: 'sent',
      batch_no: batch.batch_no,
      can: { reject: false, paid: true },
    });
    expect(await paid(clerk, id, `REF-${id}`)).toMatchObject({
      state: 'successed',
      step: null,
      due_at: null,
    });
    expect((await show(id)).timeline.map(({ event }) => event)).toEqual([
      'created',
      'approved',
      'sent',
      'successed',
    ]);
    expect(await getMoney(market)).toEqual({ available: 1_950_000, frozen: 0 });
    expect((await getBalance(db, external('bank'))) - before.bank).toBe(49_700);
    expect((await getBalance(db, platform('fees'))) - before.fees).toBe(300);
  });

  it('above the limit needs two different people', async ({ clerk, chief }) => {
    const id = await ask('5000.01');
    expect(await approve(clerk, id)).toMatchObject({
      step: 'waiting',
      approvals_needed: 2,
      can: { approve: false },
    });
    expect(await getRefusalKey(approve(clerk, id))).toBe('wallet.approved_by_you');
    expect(await getRefusalKey(paid(clerk, id, 'TOO-EARLY'))).toBe('wallet.withdrawal_moved');
    expect(await getRefusalKey(send(clerk, [id]))).toBe('wallet.nothing_to_send');
    expect(await approve(chief, id)).toMatchObject({ step: 'approved' });
    const exact = await ask('5000.00');
    expect(await approve(clerk, exact)).toMatchObject({ step: 'approved', approvals_needed: 1 });
  });

  it('rejected returns whole, with the reason, and leaves room in the day again', async ({
    market,
    clerk,
  }) => {
    const id = await ask('20000.00');
    const left = async () => (await shopper.client.call('GET /wanlshop/wallet/info', {})).withdraw.left_today;
    expect(await left()).toBe('0.00');
    expect(await reject(clerk, id)).toMatchObject({ state: 'rejected', reason: '姓名与账号不符' });
    expect(await getMoney(market)).toEqual({ available: 2_000_000, frozen: 0 });
    expect(await left()).toBe('20000.00');
    expect(await show(id)).toMatchObject({ state: 'rejected', reason: '姓名与账号不符' });
    await market.settle();
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    expect(rows[0]).toMatchObject({ modules: 'withdrawal', modules_id: id });
    expect(rows[0]?.content).toContain('姓名与账号不符');
    const bills = await shopper.client.call('GET /wanlshop/wallet/bills', { type: 'withdraw' });
    expect(bills.rows.map(({ amount }) => amount)).toEqual(['20000.00', '-20000.00']);
  });

  it('that failed at the bank waits again, is approved anew and paid once', async ({ market, clerk }) => {
    const id = await ask();
    await approve(clerk, id);
    expect(await getRefusalKey(failed(clerk, id))).toBe('wallet.withdrawal_moved');
    const { batch_no } = await send(clerk, [id]);
    expect(await failed(clerk, id)).toMatchObject({
      step: 'waiting',
      failure: '账号不存在',
      batch_no: '',
      approvals: [],
    });
    expect(await getRefusalKey(clerk.client.call('GET /platform/withdrawals/batch', { batch_no }))).toBe(
      'common.not_found',
    );
    expect(await getMoney(market)).toEqual({ available: 1_950_000, frozen: 50_000 });
    await approve(clerk, id);
    await paid(clerk, id, `AGAIN-${id}`);
    await market.settle();
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    expect(rows[0]?.content).toContain('497.00');
    expect(await details(clerk, id)).toMatchObject({ failure: '', reference: `AGAIN-${id}` });
  });

  it('is not paid by a reference that another was paid by', async ({ clerk }) => {
    const [first, second] = [await ask(), await ask()];
    for (const id of [first, second]) await approve(clerk, id);
    await paid(clerk, first, `TWICE-${first}`);
    expect(await getRefusalKey(paid(clerk, second, `TWICE-${first}`))).toBe('wallet.reference_used');
    expect(await getRefusalKey(paid(clerk, first, 'ONCE-MORE'))).toBe('wallet.withdrawal_moved');
    expect(await getRefusalKey(reject(clerk, first))).toBe('wallet.withdrawal_moved');
  });

  it('is recorded in the audit log with every step', async ({ operator, clerk }) => {
    const id = await ask();
    await approve(clerk, id);
    await paid(clerk, id, `AUDIT-${id}`);
    const { rows } = await operator.client.call('GET /platform/audit/list', {});
    const own = rows.filter(
      ({ subject, subject_id }) => subject === 'withdrawal' && subject_id === String(id),
    );
    expect(own.map(({ call }) => call)).toEqual([
      'POST /platform/withdrawals/paid',
      'POST /platform/withdrawals/approve',
    ]);
    expect(JSON.stringify(rows)).not.toContain(card);
  });
});

describe('the bank’s files', () => {
  it('a batch names cards in full, made anew each time, and the reading is recorded', async ({
    operator,
    clerk,
  }) => {
    const id = await ask();
    await approve(clerk, id);
    const { batch_no } = await send(clerk, [id]);
    const read = () => clerk.client.call('GET /platform/withdrawals/batch', { batch_no });
    const { filename, csv } = await read();
    expect(filename).toBe(`${batch_no}.csv`);
    expect(csv).toContain(`${batch_no},${(await show(id)).withdrawal_no},林晓雨,中国工商银行,${card},497.00`);
    expect(await read()).toEqual({ filename, csv });
    const { rows } = await operator.client.call('GET /platform/audit/list', {});
    expect(rows.filter(({ subject_id }) => subject_id === batch_no)).toHaveLength(2);
  });

  it('a result is taken row by row, and a second time moves nothing', async ({ market, clerk }) => {
    const ids = [await ask(), await ask(), await ask('20.00')];
    for (const id of ids) await approve(clerk, id);
    const { batch_no } = await send(clerk, ids);
    const numbers = await Promise.all(ids.map(async (id) => (await show(id)).withdrawal_no));
    const [first = '', second = '', third = ''] = numbers;
    const rows = [
      { batch_no, withdrawal_no: first, result: 'paid' as const, reference: `R-${first}` },
      { batch_no, withdrawal_no: second, result: 'failed' as const, reason: '户名不符' },
      { batch_no, withdrawal_no: third, result: 'paid' as const, reference: `R-${first}` },
      { batch_no, withdrawal_no: third, result: 'paid' as const },
      { batch_no, withdrawal_no: 'W0', result: 'paid' as const, reference: 'R-0' },
    ];
    const take = () => clerk.client.call('POST /platform/withdrawals/import', { rows });
    const taken = await take();
    expect(taken).toMatchObject({ paid: 1, failed: 1 });
    expect(taken.refused.map(({ line }) => line)).toEqual([3, 4, 5]);
    const after = await getMoney(market);
    const again = await take();
    expect(again).toMatchObject({ paid: 0, failed: 0 });
    expect(again.refused).toHaveLength(5);
    expect(await getMoney(market)).toEqual(after);
    expect((await show(ids[1] ?? 0)).timeline.at(-1)).toMatchObject({ event: 'failed', note: '户名不符' });
  });

  it('a result of an earlier batch that comes late ends nothing, and is refused by its batch', async ({
    market,
    clerk,
  }) => {
    const id = await ask();
    await approve(clerk, id);
    const first = await send(clerk, [id]);
    await failed(clerk, id);
    const { withdrawal_no } = await show(id);
    const take = (batch_no: string, result: 'paid' | 'failed') =>
      clerk.client.call('POST /platform/withdrawals/import', {
        rows: [{ batch_no, withdrawal_no, result, reference: `LATE-${id}`, reason: '账号不存在' }],
      });
    const refusal = { refused: [{ withdrawal_no, msg: expect.stringContaining(first.batch_no) }] };
    expect(await take(first.batch_no, 'paid')).toMatchObject(refusal);
    await approve(clerk, id);
    expect(await take(first.batch_no, 'paid')).toMatchObject(refusal);
    const second = await send(clerk, [id]);
    const before = await getMoney(market);
    for (const result of ['paid', 'failed'] as const)
      expect(await take(first.batch_no, result)).toMatchObject({ paid: 0, failed: 0, ...refusal });
    expect(await getMoney(market)).toEqual(before);
    expect(await details(clerk, id)).toMatchObject({ step: 'sent', batch_no: second.batch_no });
    expect(await take(second.batch_no, 'paid')).toMatchObject({ paid: 1, refused: [] });
  });
});

describe('the operator’s list', () => {
  it('shows what is open the oldest first, counts each step, and finds by number or owner', async ({
    market,
  }) => {
    const operator = await anOperator(market);
    const [first, second] = [await ask(), await ask('30.00')];
    const { rows, counts } = await operator.client.call('GET /platform/withdrawals/list', {
      step: 'waiting',
      limit: 100,
    });
    const ids = rows.map(({ id }) => id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect(counts.waiting).toBe(rows.length);
    const keyword = (await show(second)).withdrawal_no;
    const found = await operator.client.call('GET /platform/withdrawals/list', { state: 'all', keyword });
    expect(found.rows.map(({ id }) => id)).toEqual([second]);
    expect(found.rows[0]?.owner).toMatchObject({ kind: 'shopper', id: shopper.id });
    expect(JSON.stringify(found)).not.toContain(card);
    const name = found.rows[0]?.owner.name ?? '';
    const named = await operator.client.call('GET /platform/withdrawals/list', { keyword: name });
    expect(named.rows.map(({ id }) => id)).toEqual([first, second]);
    const nobody = { keyword: `${name}?` };
    expect((await operator.client.call('GET /platform/withdrawals/list', nobody)).total).toBe(0);
  });

  it('is closed to staff without the right', async ({ market }) => {
    const { client } = await anOperator(market, 'support');
    expect(await getRefusalKey(client.call('GET /platform/withdrawals/list', {}))).toBe(
      'common.no_permission',
    );
  });
});

it('the books stay balanced', async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
