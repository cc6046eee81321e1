import { anOperator, aShopper, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { earnPoints } from '../index.ts';

const dayS = 86_400;
const it = marketTest.extend('person', ({ market }) => aShopper(market));

const sign = ({ client }: Person) => client.call('POST /wanlshop/signin/sign', {});
const info = ({ client }: Person) => client.call('GET /wanlshop/signin/info', {});
const makeUp = ({ client }: Person, date: string) => client.call('POST /wanlshop/signin/makeup', { date });
const give = (market: Market, { id }: Person, points: number) =>
  earnPoints(market.context(), { shopperId: id, key: `gift:${id}:${points}`, kind: 'opening', points });

/** To noon of a day of the month, of this one or the next. */
async function standAt(market: Market, day: number) {
  const { calendar, clock } = market.context();
  const now = clock.now();
  const [year = 0, month = 1, today = 1] = calendar.toDay(now).split('-').map(Number);
  const wanted = new Date(Date.UTC(year, month - 1 + (today > day ? 1 : 0), day)).toISOString().slice(0, 10);
  const at = calendar.fromSecondText(`${wanted} 12:00:00`);
  await market.advance(Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000)));
  return wanted;
}

describe('signing in', () => {
  it('earns more from day to day of a row, and no more than the most', async ({ market, person }) => {
    const earned = [];
    for (let day = 0; day < 8; day += 1) {
      earned.push((await sign(person)).earned);
      await market.advance(dayS);
    }
    expect(earned).toEqual([5, 10, 15, 20, 25, 30, 30, 30]);
    expect(await info(person)).toMatchObject({
      signed: false,
      score: 165,
      successions: 8,
      maxsuccessions: 8,
      next: 30,
    });
    await market.advance(dayS);
    expect(await info(person)).toMatchObject({ successions: 0, maxsuccessions: 8, next: 5 });
    const { userinfo } = await person.client.call('GET /wanlshop/user/info');
    expect(userinfo).toMatchObject({ score: 165, successions: 0, maxsuccessions: 8 });
  });

  it('is refused a second time on a day', async ({ person }) => {
    await sign(person);
    expect(await getRefusalKey(sign(person))).toBe('points.already_signed');
    expect(await info(person)).toMatchObject({ signed: true, score: 5, next: 10 });
  });

  it('is for shoppers', async ({ market }) => {
    const visitor = market.client();
    expect(await getRefusalKey(visitor.call('POST /wanlshop/signin/sign', {}))).toBe('common.login_required');
  });

  it('earns what the operator sets', async ({ market, operator, person }) => {
    const set = (name: 'points.check_in_step' | 'points.check_in_most', value: number) =>
      operator.client.call('POST /platform/settings/save', { name, value });
    await set('points.check_in_step', 8);
    await set('points.check_in_most', 12);
    const first = await sign(person);
    await market.advance(dayS);
    expect([first.earned, (await sign(person)).earned]).toEqual([8, 12]);
    await set('points.check_in_step', 5);
    await set('points.check_in_most', 30);
  });
});

describe('a missed day', () => {
  it('is made up for points, and joins the rows again without granting anything anew', async ({
    market,
    person,
  }) => {
    await standAt(market, 10);
    await give(market, person, 200);
    await sign(person);
    await market.advance(dayS);
    const missed = (await info(person)).today;
    await market.advance(dayS);
    expect((await sign(person)).earned).toBe(5);
    const offered = await info(person);
    expect(offered.makeup).toMatchObject({ cost: 50, left: 3, date: missed, joins: 3 });
    expect(offered).toMatchObject({ score: 210, successions: 1 });
    expect(await makeUp(person, missed)).toMatchObject({
      earned: 5,
      score: 165,
      successions: 3,
      maxsuccessions: 3,
      makeup: { left: 2 },
    });
    await market.advance(dayS);
    expect((await sign(person)).earned).toBe(20);
    const states = new Map((await info(person)).month.map(({ date, state }) => [date, state]));
    expect(states.get(missed)).toBe('made_up');
  });

  it('is made up so many times a month, before today, in this month, and once', async ({
    market,
    person,
  }) => {
    const today = await standAt(market, 20);
    const month = today.slice(0, 8);
    expect(await getRefusalKey(makeUp(person, `${month}19`))).toBe('points.not_enough');
    await give(market, person, 500);
    expect(await getRefusalKey(makeUp(person, today))).toBe('points.no_makeup');
    expect(await getRefusalKey(makeUp(person, '2020-01-05'))).toBe('points.no_makeup');
    await makeUp(person, `${month}19`);
    expect(await getRefusalKey(makeUp(person, `${month}19`))).toBe('points.no_makeup');
    await makeUp(person, `${month}03`);
    await makeUp(person, `${month}07`);
    expect(await getRefusalKey(makeUp(person, `${month}11`))).toBe('points.no_makeup');
    expect((await info(person)).score).toBe(500 - 3 * 45);
  });

  it('is called by the words of the specification when it cannot be made up', async ({ market, person }) => {
    const english = market.client(person.token, 'en');
    const call = english.call('POST /wanlshop/signin/makeup', { date: '2020-01-05' });
    await expect(call).rejects.toThrow('System does not allow fill up');
    await expect(makeUp(person, '2020-01-05')).rejects.toThrow('补签未开放或次数已用完');
  });

  it('costs what the operator sets, so often as is set', async ({ market, operator, person }) => {
    const today = await standAt(market, 25);
    const set = (name: 'points.makeup_cost' | 'points.makeup_times', value: number) =>
      operator.client.call('POST /platform/settings/save', { name, value });
    await give(market, person, 10);
    await set('points.makeup_cost', 7);
    await set('points.makeup_times', 1);
    expect(await makeUp(person, `${today.slice(0, 8)}02`)).toMatchObject({ score: 8, makeup: { left: 0 } });
    expect(await getRefusalKey(makeUp(person, `${today.slice(0, 8)}04`))).toBe('points.no_makeup');
    await set('points.makeup_cost', 50);
    await set('points.makeup_times', 3);
  });
});

describe('the month of signing in', () => {
  it('names each day, and shows an earlier one when asked', async ({ market, person }) => {
    const today = await standAt(market, 3);
    await sign(person);
    const { month, week, first_month } = await info(person);
    expect(month.slice(0, 4).map(({ state, points }) => [state, points])).toEqual([
      ['missed', 0],
      ['missed', 0],
      ['signed', 5],
      ['future', 0],
    ]);
    expect(week.map(({ points }) => points)).toEqual([0, 0, 5, 10, 15, 20, 25]);
    expect(first_month).toBe(today.slice(0, 7));
    const before = await person.client.call('GET /wanlshop/signin/info', { month: '2025-02' });
    expect(before.month).toHaveLength(28);
    expect(before.month.every(({ state }) => state === 'missed')).toBe(true);
  });

  it('knows what each change of points was', async ({ market, person }) => {
    const today = await standAt(market, 12);
    await give(market, person, 100);
    await sign(person);
    await makeUp(person, `${today.slice(0, 8)}11`);
    const log = await person.client.call('GET /wanlshop/signin/log', { limit: 2 });
    expect(log.rows.map(({ kind, points, row }) => [kind, points, row])).toEqual([
      ['makeup', 5, 2],
      ['makeup_cost', -50, 2],
    ]);
    expect(log).toMatchObject({ score: 60, month_days: 2, successions: 2 });
    expect(log.months).toEqual([{ month: today.slice(0, 7), earned: 110, spent: 50 }]);
    const rest = await person.client.call('GET /wanlshop/signin/log', { cursor: log.next ?? '' });
    expect(rest.rows.map(({ kind }) => kind)).toEqual(['check_in', 'opening']);
    expect(rest.next).toBeNull();
  });
});

it('what points were given, and who signs in, is the operator’s to see', async ({
  market,
  operator,
  person,
}) => {
  const before = await operator.client.call('GET /platform/points/overview', {});
  await sign(person);
  await market.settle();
  const after = await operator.client.call('GET /platform/points/overview', {});
  expect(after.issued - before.issued).toBe(5);
  expect(after.signing - before.signing).toBe(1);
  expect(after.levels[0]).toMatchObject({ level: 1 });
  const clerk = await anOperator(market, 'support');
  expect(await getRefusalKey(clerk.client.call('GET /platform/points/overview', {}))).toBe(
    'common.no_permission',
  );
});
