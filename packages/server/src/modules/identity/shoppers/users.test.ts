import { anOperator, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const list = (operator: Person, input: object) => operator.client.call('GET /platform/users/list', input);
const show = (operator: Person, id: number) => operator.client.call('GET /platform/users/details', { id });

describe('the operator’s list of shoppers', () => {
  it('finds a shopper by the beginning of a name, a whole mobile number or an id', async ({
    market,
    operator,
  }) => {
    const one = await aShopper(market, { username: 'lin_xiaoyu', nickname: '林小雨' });
    await aShopper(market, { nickname: '小林' });
    for (const keyword of ['林小', 'LIN_X', one.mobile, String(one.id)]) {
      expect(
        (await list(operator, { keyword })).rows.map(({ id }) => id),
        keyword,
      ).toEqual([one.id]);
    }
    for (const keyword of [one.mobile.slice(0, 7), '%', '_']) {
      expect((await list(operator, { keyword })).rows, keyword).toEqual([]);
    }
  });

  it('lists shoppers by state and order, page by page, with the number in each state', async ({
    market,
    operator,
  }) => {
    const people = [];
    for (const number of [1, 2, 3]) people.push(await aShopper(market, { nickname: `列表${number}` }));
    const [first, second] = people;
    await operator.client.call('POST /platform/users/kick', {
      id: second?.id ?? 0,
      freeze: true,
      reason: '刷单',
    });
    const page = await list(operator, { keyword: '列表', limit: 2 });
    expect(page).toMatchObject({ total: 3, next: '2', counts: { all: 3, active: 2, frozen: 1 } });
    expect(page.rows[0]?.id).toBe(people[2]?.id);
    expect((await list(operator, { keyword: '列表', sort: 'old', limit: 1 })).rows[0]?.id).toBe(first?.id);
    expect((await list(operator, { keyword: '列表', state: 'frozen' })).rows).toMatchObject([
      { id: second?.id, state: 'frozen' },
    ]);
  });

  it('shows one shopper with their counters and sessions, and why they are frozen', async ({
    market,
    operator,
  }) => {
    const shopper = await aShopper(market);
    expect(await show(operator, shopper.id)).toMatchObject({
      username: shopper.username,
      state: 'active',
      money: '0.00',
      counts: { order: { whole: 0 }, dynamic: { collection: 0 } },
      sessions: [{ ip: expect.any(String) }],
    });
    await operator.client.call('POST /platform/users/kick', { id: shopper.id, freeze: true, reason: '刷单' });
    expect(await show(operator, shopper.id)).toMatchObject({
      state: 'frozen',
      freeze_reason: '刷单',
      sessions: [],
    });
    await operator.client.call('POST /platform/users/kick', { id: shopper.id, freeze: false });
    expect(await show(operator, shopper.id)).toMatchObject({ state: 'active', freeze_reason: '' });
    expect(await getRefusalKey(show(operator, 999_999))).toBe('common.not_found');
  });

  it('keeps a mobile number masked until someone with the right looks, which is recorded', async ({
    market,
    operator,
  }) => {
    const { id, mobile } = await aShopper(market);
    expect((await show(operator, id)).mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect(await operator.client.call('POST /platform/users/reveal', { id })).toEqual({ mobile });
    const { rows } = await operator.client.call('GET /platform/audit/list', {
      subject: 'shopper',
      keyword: String(id),
    });
    expect(rows).toMatchObject([{ after: { seen: ['mobile'] }, before: null }]);
    const unknown = operator.client.call('POST /platform/users/reveal', { id: 999_999 });
    expect(await getRefusalKey(unknown)).toBe('common.not_found');
  });

  it('is for the platform’s staff whose role has the right', async ({ market }) => {
    const shopper = await aShopper(market);
    const clerk = await anOperator(market, 'finance');
    for (const [client, key] of [
      [market.client(), 'common.login_required'],
      [shopper.client, 'common.login_required'],
      [clerk.client, 'common.no_permission'],
    ] as const) {
      const { id } = shopper;
      expect(await getRefusalKey(client.call('GET /platform/users/list'))).toBe(key);
      expect(await getRefusalKey(client.call('GET /platform/users/details', { id }))).toBe(key);
      expect(await getRefusalKey(client.call('POST /platform/users/reveal', { id }))).toBe(key);
    }
  });
});
