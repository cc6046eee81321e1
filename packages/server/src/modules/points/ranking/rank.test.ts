import { aShopper, type Market, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { earnPoints } from '../index.ts';
import { followCheckIn } from './follow-check-in.ts';
import { placeRows } from './place.rules.ts';
import { countAbove } from './rank.queries.ts';

const dayS = 86_400;
const sign = ({ client }: Person) => client.call('POST /wanlshop/signin/sign', {});
const rank = ({ client }: Person, by: 'month_points' | 'row') =>
  client.call('GET /wanlshop/signin/rank', { by });

/** To the second day of the next month, so that a month has room. */
async function standInMonth(market: Market) {
  const { calendar, clock } = market.context();
  const day = Number(calendar.toDay(clock.now()).slice(8));
  if (day > 20) await market.advance((33 - day) * dayS);
}

describe('the ranking of who signs in', () => {
  it('is by the points of this month, or by days in a row, with names masked', async ({ market }) => {
    await standInMonth(market);
    const people: Person[] = [];
    for (const nickname of ['小鹿在路上', '阿泽', '熊叔咖啡'])
      people.push(await aShopper(market, { nickname }));
    const [deer, ze, bear] = people as [Person, Person, Person];
    await sign(deer);
    await sign(ze);
    await market.advance(dayS);
    await sign(deer);
    await market.advance(dayS);
    for (const one of people) await sign(one);
    await market.settle();
    const byPoints = await rank(bear, 'month_points');
    expect(byPoints.rows.map(({ place, nickname, value, mine }) => [place, nickname, value, mine])).toEqual([
      [1, '小***上', 30, false],
      [2, '阿***泽', 10, false],
      [3, '熊叔咖啡', 5, true],
    ]);
    expect(byPoints).toMatchObject({ mine: { place: 3, value: 5, behind: 5 }, signed: true });
    const byRow = await rank(ze, 'row');
    expect(byRow.rows.map(({ place, value }) => [place, value])).toEqual([
      [1, 3],
      [2, 1],
      [2, 1],
    ]);
    expect(byRow.mine).toMatchObject({ place: 2, value: 1, behind: 2 });
  });

  it('keeps a row through today, and none that was broken; nor a month that is over', async ({
    market,
    shopper,
  }) => {
    await sign(shopper);
    await market.settle();
    await market.advance(dayS);
    expect((await rank(shopper, 'row')).mine.value).toBe(1);
    await market.advance(dayS);
    expect((await rank(shopper, 'row')).mine).toMatchObject({ value: 0, place: null, behind: null });
    for (const days of [20, 12]) {
      await market.advance(days * dayS);
      await rank(shopper, 'row');
    }
    expect(await rank(shopper, 'month_points')).toMatchObject({ mine: { value: 0, place: null } });
  });

  it('stays right when an event is delivered twice, and when days are made up', async ({ market }) => {
    await standInMonth(market);
    const person = await aShopper(market);
    await earnPoints(market.context(), { shopperId: person.id, key: 'rank', kind: 'opening', points: 100 });
    await sign(person);
    const { today } = await person.client.call('GET /wanlshop/signin/info', {});
    const before = new Date(Date.parse(today) - dayS * 1_000).toISOString().slice(0, 10);
    await person.client.call('POST /wanlshop/signin/makeup', { date: before });
    await market.settle();
    for (const _ of [1, 2]) await followCheckIn(market.context(), { shopperId: person.id });
    const { rows } = await rank(person, 'row');
    expect(rows.find(({ mine }) => mine)?.value).toBe(2);
    expect((await countAbove(market.context().db, 'row', [today], 1)).people).toBe(1);
  });

  it('forgets a person whose account is closed', async ({ market }) => {
    const person = await aShopper(market);
    await sign(person);
    await market.settle();
    await transact(market.context(), (ctx) => emit(ctx, 'identity.closed', { shopperId: person.id }));
    await market.settle();
    expect((await rank(person, 'row')).mine).toMatchObject({ value: 0, place: null });
  });
});

it('people with as much stand at the same place', () => {
  const rows = [5, 9, 9, 2].map((value, index) => ({ shopperId: index, value }));
  expect(placeRows(rows).map(({ place, value }) => [place, value])).toEqual([
    [1, 9],
    [1, 9],
    [3, 5],
    [4, 2],
  ]);
});
