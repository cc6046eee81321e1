import { aShopper, failureModes, whileWritesFail } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { shiftDay } from '../../../kernel/time/days.ts';
import { earnPoints } from '../index.ts';

const it = marketTest.extend('person', ({ market }) => aShopper(market));
const tables = ['check_ins', 'check_in_rows', 'points_changes', 'outbox'];
const ways = Object.keys(failureModes) as (keyof typeof failureModes)[];

describe('signing in', () => {
  it.for(tables)(
    'is whole or not at all where a write to %s breaks off',
    async (table, { market, person }) => {
      const sign = () => person.client.call('POST /wanlshop/signin/sign', {});
      for (const way of ways) await whileWritesFail(market, table, way, sign);
      const before = await person.client.call('GET /wanlshop/signin/info', {});
      expect(before).toMatchObject({ signed: false, score: 0, successions: 0, maxsuccessions: 0 });
      expect(await sign()).toMatchObject({ signed: true, score: 5, successions: 1, maxsuccessions: 1 });
    },
  );
});

describe('making up a day', () => {
  it.for(tables)(
    'is whole or not at all where a write to %s breaks off',
    async (table, { market, person }) => {
      const { calendar, clock } = market.context();
      if (calendar.toDay(clock.now()).endsWith('-01')) await market.advance(86_400);
      const { id: shopperId } = person;
      await earnPoints(market.context(), {
        shopperId,
        key: `kill:${shopperId}`,
        kind: 'opening',
        points: 60,
      });
      const date = shiftDay(calendar.toDay(clock.now()), -1);
      const makeUp = () => person.client.call('POST /wanlshop/signin/makeup', { date });
      for (const way of ways) await whileWritesFail(market, table, way, makeUp);
      expect(await person.client.call('GET /wanlshop/signin/info', {})).toMatchObject({
        score: 60,
        maxsuccessions: 0,
        makeup: { left: 3 },
      });
      expect(await makeUp()).toMatchObject({ score: 15, maxsuccessions: 1, makeup: { left: 2 } });
    },
  );
});
