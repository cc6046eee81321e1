import { aShopper, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { earnPoints } from '../index.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);
const outcomes = (calls: Promise<unknown>[]) =>
  Promise.allSettled(calls).then((all) => all.filter(({ status }) => status === 'fulfilled').length);

describe('signing in, raced', () => {
  it('counts one of a hundred at once on two nodes', async ({ market, node }) => {
    const person = await aShopper(market);
    const other = node.client(person.token);
    const sign = (index: number) =>
      (index % 2 === 0 ? person.client : other).call('POST /wanlshop/signin/sign', {});
    expect(await outcomes(hundred.map(sign))).toBe(1);
    await market.settle();
    const { score, successions } = await person.client.call('GET /wanlshop/signin/info', {});
    expect([score, successions]).toEqual([5, 1]);
  });

  it('and making up days, are each once, and the row is whole', async ({ market, node }) => {
    const person: Person = await aShopper(market);
    const { calendar, clock } = market.context();
    const day = Number(calendar.toDay(clock.now()).slice(8));
    if (day < 4) await market.advance(4 * 86_400);
    await earnPoints(market.context(), { shopperId: person.id, key: 'race', kind: 'opening', points: 500 });
    const today = calendar.toDay(clock.now());
    const dates = [1, 2, 3].map((back) =>
      new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10),
    );
    const calls = [market, node, market].flatMap((one) => {
      const client = one.client(person.token);
      return [
        client.call('POST /wanlshop/signin/sign', {}),
        ...dates.map((date) => client.call('POST /wanlshop/signin/makeup', { date })),
      ];
    });
    expect(await outcomes(calls)).toBe(4);
    const info = await person.client.call('GET /wanlshop/signin/info', {});
    expect(info).toMatchObject({ successions: 4, maxsuccessions: 4 });
  });
});
