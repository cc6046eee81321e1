import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

/** One connection, which is asked how it planned what it was asked. */
const it = marketTest.extend('marketOptions', { environment: { DATABASE_POOL: '1' } });

const listPlans = async (market: Market) =>
  (
    await market.context().db.execute<{ generic: number; custom: number }>(sql`
      select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where name like 'next_deadlines_%'`)
  ).rows;

it('the next deadline of every kind is planned once, however often it is asked for', async ({ market }) => {
  for (let look = 0; look < 8; look += 1) await market.server.kernel.runner.nextDue();
  expect(await listPlans(market)).toEqual([{ generic: 8, custom: 0 }]);
});
