import {
  anOperator,
  anOrder,
  aRefund,
  aShopper,
  aVisitor,
  getRefusalKey,
  handOver,
  type Person,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { ...withoutPlacingLimits, 'support.hours': '00:00-24:00' },
});

const list = ({ client }: Person, input: object = {}) => client.call('GET /platform/support/list', input);
const act = ({ client }: Person, name: 'take' | 'close', id: number) =>
  client.call(`POST /platform/support/${name}`, { id });

it.afterEach(async ({ operator }) => {
  for (const { id } of (await list(operator, { limit: 100 })).rows) await act(operator, 'close', id);
});

describe('the list of the inbox', () => {
  it('has who waits first, the longest first, then what is taken', async ({ market, operator }) => {
    const ids: number[] = [];
    for (const text of ['一', '二', '三']) ids.push(await handOver(await aShopper(market), text));
    await act(operator, 'take', ids[0] ?? 0);
    const { rows, counts, total } = await list(operator);
    expect(rows.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(rows.map(({ state }) => state)).toEqual(['queued', 'queued', 'taken']);
    expect(rows.map(({ waiting_since }) => waiting_since === null)).toEqual([false, false, true]);
    expect({ total, counts }).toEqual({ total: 3, counts: { all: 3, queued: 2, mine: 1, left: 0 } });
  });

  it('has a tab for each, and says how many there are in it', async ({ market, operator }) => {
    const [mine, other] = [await handOver(await aShopper(market)), await handOver(await aShopper(market))];
    await act(operator, 'take', mine);
    const ids = async (tab: string) => (await list(operator, { tab })).rows.map(({ id }) => id);
    expect(await ids('mine')).toEqual([mine]);
    expect(await ids('queued')).toEqual([other]);
    expect(await ids('left')).toEqual([]);
    await act(operator, 'close', mine);
    expect(await ids('mine')).toEqual([]);
    const closed = await list(operator, { tab: 'closed' });
    expect(closed.rows[0]?.id).toBe(mine);
    expect(closed.total).toBeGreaterThanOrEqual(closed.rows.length);
  });

  it('is searched by what was said last, word for word', async ({ market, operator }) => {
    const id = await handOver(await aShopper(market), '发票抬头写错了 100%');
    await handOver(await aShopper(market), '别的事');
    const found = async (keyword: string) => (await list(operator, { keyword })).rows.map((row) => row.id);
    expect(await found('抬头')).toEqual([id]);
    expect(await found('100%')).toEqual([id]);
    expect(await found('%')).toEqual([id]);
    expect(await found('_')).toEqual([]);
    expect((await list(operator, { keyword: '抬头' })).counts).toMatchObject({ all: 1, queued: 1 });
  });

  it('is read page by page', async ({ market, operator }) => {
    for (const text of ['一', '二', '三']) await handOver(await aShopper(market), text);
    const first = await list(operator, { limit: 2 });
    expect(first).toMatchObject({ total: 3, next: '2' });
    const second = await list(operator, { limit: 2, page: 2 });
    expect(second).toMatchObject({ total: 3, next: null });
    expect([...first.rows, ...second.rows].map(({ content }) => content)).toEqual(['一', '二', '三']);
  });

  it('says how long the first has waited', async ({ market, operator }) => {
    expect((await list(operator)).longest_seconds).toBe(0);
    await handOver(await aShopper(market));
    await market.advance(90);
    expect((await list(operator)).longest_seconds).toBe(90);
  });

  it.for([{ tab: 'others' }, { page: 0 }, { limit: 101 }, { keyword: 'x'.repeat(65) }])(
    '%j is refused',
    async (input, { operator }) =>
      expect(await getRefusalKey(list(operator, input))).toBe('common.invalid_input'),
  );
});

describe('a session before its agent', () => {
  it('has the person’s orders and open refunds beside it, and no other’s', async ({
    market,
    operator,
    shop,
    buyer,
  }) => {
    const person = await aShopper(market);
    const refund = await aRefund(market, person, shop, 'pending_seller');
    await anOrder(market, buyer, shop);
    const id = await handOver(person);
    const { orders, refunds, user } = await operator.client.call('GET /platform/support/details', { id });
    expect(user.id).toBe(person.id);
    expect(orders.map(({ order_id }) => order_id)).toEqual([refund.order_id]);
    expect(refunds).toMatchObject([{ refund_id: refund.id, state: 'pending_seller' }]);
  });

  it('of a visitor has neither, and a name that is none', async ({ market, operator }) => {
    const id = await handOver(aVisitor(market, 'nameless'), '在吗');
    expect(await operator.client.call('GET /platform/support/details', { id })).toMatchObject({
      user: { id: null, nickname: expect.stringMatching(/^[0-9a-f]{4}$/), avatar: '' },
      orders: [],
      refunds: [],
    });
  });

  it('that is none is not there', async ({ operator }) => {
    for (const name of ['take', 'close'] as const)
      expect(await getRefusalKey(act(operator, name, 999_999))).toBe('common.not_found');
    const read = operator.client.call('GET /platform/support/details', { id: 999_999 });
    expect(await getRefusalKey(read)).toBe('common.not_found');
  });
});

describe('the staff of the platform', () => {
  it('without the rights of support see and do nothing', async ({ market, shop }) => {
    const id = await handOver(await aShopper(market));
    const refused = async (person: Person) => {
      const { client } = person;
      const said = { id, text: '您好', client_msg_id: 'without-a-right' };
      return [
        await getRefusalKey(client.call('GET /platform/support/details', { id })),
        await getRefusalKey(client.call('GET /platform/support/figures', {})),
        await getRefusalKey(client.call('POST /platform/support/release', { id })),
        await getRefusalKey(client.call('POST /platform/support/reply', said)),
        ...[await getRefusalKey(act(person, 'take', id)), await getRefusalKey(act(person, 'close', id))],
      ];
    };
    const clerk = await anOperator(market, 'finance');
    expect(new Set(await refused(clerk))).toEqual(new Set(['common.no_permission']));
    expect(new Set(await refused(shop.seller))).toEqual(new Set(['common.login_required']));
  });

  it('of support may take and answer', async ({ market, operator }) => {
    const agent = await anOperator(market, 'support');
    const id = await handOver(await aShopper(market));
    expect((await act(agent, 'take', id)).can).toEqual({ take: false, answer: true, close: true });
    await act(agent, 'close', id);
    expect((await list(operator)).total).toBe(0);
  });

  it('leave a trace of every move', async ({ market, operator }) => {
    const id = await handOver(await aShopper(market));
    await act(operator, 'take', id);
    await act(operator, 'close', id);
    const { rows } = await operator.client.call('GET /platform/audit/list', { subject: 'service_session' });
    const moves = rows.filter(({ subject_id }) => subject_id === String(id)).map(({ call }) => call);
    expect(moves).toEqual(['POST /platform/support/close', 'POST /platform/support/take']);
  });
});
