/** A market of before accounts were chained and income waited is brought to where it would be now. */
import { readFileSync } from 'node:fs';
import { anOrder, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopAvailable, shopPending } from './index.ts';

const run = (market: Market, statement: string) => market.context().db.execute(sql.raw(statement));

async function migrate(market: Market, name: string): Promise<void> {
  const file = readFileSync(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await run(market, statement);
}

/** Takes away what the two migrations add, and settles straight to what is available. */
async function makeOld(market: Market): Promise<void> {
  const statements = `
    drop table ledger_chain;
    drop function ledger_hash;
    alter table ledger_balances drop column seq, drop column moved_at, drop column hash;
    alter table payments drop column bill;
    alter table orders drop column release_due_at, drop column released_at;
    update orders set pinned = pinned - 'afterSaleDays';
    alter table ledger_entries disable trigger user;
    update ledger_entries set account = replace(account, ':pending', ':available');
    alter table ledger_entries enable trigger user;
    update ledger_balances set account = replace(account, ':pending', ':available');`;
  for (const statement of statements.split(';')) await run(market, statement);
}

describe('a market of before', () => {
  it('has chains that hold, and the income of the last days is pending', async ({
    market,
    shop,
    shopper,
  }) => {
    const recent = await anOrder(market, shopper, shop, { state: 'completed' });
    const old = await anOrder(market, shopper, shop, { state: 'completed' });
    const income = await getBalance(market.context().db, shopPending(shop.id));
    await run(market, `update orders set completed_at = now() where id = ${recent.id}`);
    await run(market, `update orders set completed_at = now() - interval '8 days' where id = ${old.id}`);
    await makeOld(market);
    await migrate(market, '0029_ledger_chain');
    await migrate(market, '0030_after_sale_window');
    const { db } = market.context();
    expect((await checkLedger(db)).imbalance).toBeUndefined();
    expect(await getBalance(db, shopPending(shop.id))).toBe(income / 2);
    expect(await getBalance(db, shopAvailable(shop.id))).toBe(income / 2);
    const { rows } = await run(market, 'select id, released_at is null as waits from orders order by id');
    expect(rows).toEqual([
      { id: String(recent.id), waits: true },
      { id: String(old.id), waits: false },
    ]);
  });
});
