import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { transact } from './transact.ts';
import { brokenConstraint, isLostRace, isUnstorable, refuseOn } from './violations.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

it.beforeAll(async ({ market }) => {
  await market.context().db.execute(sql`
    create table shelves (id int constraint shelves_known primary key);
    create table jars (
      id int constraint jars_once primary key,
      shelf int constraint jars_on_a_shelf references shelves,
      size int not null constraint jars_hold_something check (size > 0))`);
  await run(market, sql`insert into jars values (1, null, 1)`);
});

const run = (market: Market, statement: SQL) => market.context().db.execute(statement);
const catchError = (market: Market, statement: SQL): Promise<unknown> =>
  run(market, statement).then(
    () => null,
    (error: unknown) => error,
  );

describe('a violated constraint', () => {
  it.for([
    ['is there twice', sql`insert into jars values (1, null, 1)`, 'jars_once'],
    ['refers to nothing', sql`insert into jars values (2, 9, 1)`, 'jars_on_a_shelf'],
    ['breaks a rule', sql`insert into jars values (2, null, 0)`, 'jars_hold_something'],
  ] as const)('names the constraint for what %s', async ([_what, statement, constraint], { market }) => {
    const error = await catchError(market, statement);
    expect(brokenConstraint(error)).toBe(constraint);
    expect(isUnstorable(error)).toBe(false);
  });

  it.for([
    ['a number out of range', sql`insert into jars values (2, null, ${'99999999999'}::numeric::int)`],
    ['text with U+0000', sql`select ${'a\u0000b'}::text`],
    ['JSON with U+0000', sql`select ${JSON.stringify('a\u0000b')}::jsonb`],
  ] as const)('knows %s for a value that no column holds', async ([_what, statement], { market }) => {
    const error = await catchError(market, statement);
    expect(isUnstorable(error)).toBe(true);
    expect(brokenConstraint(error)).toBe(null);
  });

  it('takes a mistake of our own for neither', async ({ market }) => {
    for (const statement of [sql`select nothing`, sql`selct 1`, sql`select 1/0`]) {
      const error = await catchError(market, statement);
      expect([brokenConstraint(error), isUnstorable(error), isLostRace(error)]).toEqual([null, false, false]);
    }
    for (const other of [null, undefined, 'text', new Error('no'), { code: '23505' }]) {
      expect([brokenConstraint(other), isUnstorable(other), isLostRace(other)]).toEqual([null, false, false]);
    }
  });

  it('refuses by the constraint that was broken, and undoes the transaction it was broken in', async ({
    market,
  }) => {
    const refused = transact(market.context(), async ({ db }) => {
      await db.execute(sql`insert into jars values (3, null, 1)`);
      await refuseOn(db.execute(sql`insert into jars values (1, null, 1)`), {
        jars_hold_something: 'common.invalid_input',
        jars_once: 'common.not_found',
      });
    });
    await expect(refused).rejects.toMatchObject({ name: 'Refusal', key: 'common.not_found' });
    expect((await run(market, sql`select id from jars order by id`)).rows).toEqual([{ id: 1 }]);
  });

  it('answers what the work answers when nothing is broken', async () => {
    expect(await refuseOn(Promise.resolve(7), { jars_once: 'common.not_found' })).toBe(7);
  });
});
