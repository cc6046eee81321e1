/** However many bills a person has, a page of them is read off an index in its order. */
import { explainQuery } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { everyBill, findBillsBetween, listBills, shopperAvailable } from '../index.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

const account = shopperAvailable(7);

/** 20,000 entries of one account in the middle of others. */
it.beforeAll(async ({ market }) => {
  const { db } = market.context();
  await db.execute(sql`
    insert into ledger_transfers (key, kind, reference, booked_at)
    select 'plan:' || n, case n % 10 when 0 then 'recharge' else 'pay' end, 'plan', now()
    from generate_series(1, 40000) as n`);
  await db.execute(sql`
    insert into ledger_chain (account, seq, transfer_id, kind, cents, balance_cents, moved_at, hash)
    select case n % 2 when 0 then ${account}::text else 'shopper:' || n % 99 || ':available' end,
      n, id, kind, 1, 1, timestamptz '2026-01-01' + n * interval '1 minute', ''
    from (select id, kind, row_number() over (order by id) as n from ledger_transfers where key like 'plan:%') as t`);
  await db.execute(sql`vacuum analyze ledger_chain, ledger_transfers, ledger_entries`);
});

describe('a query', () => {
  it.for([
    ['of all kinds', undefined, 'ledger_chain_account_seq_pk'],
    ['of one kind', 'recharge', 'ledger_chain_by_kind'],
  ] as const)('shows a page of bills %s', async ([, kind, index], { market }) => {
    const plan = await explainQuery(market, (db) =>
      listBills(db, { account, kind, ...everyBill, upTo: 20_000 }, { limit: 21 }),
    );
    expect(plan).toContain(`Index Scan Backward using ${index}`);
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan on ledger_transfers');
  });

  it('finds where a month begins and ends', async ({ market }) => {
    const plan = await explainQuery(market, (db) =>
      findBillsBetween(db, account, { from: new Date('2026-01-10'), to: new Date('2026-01-20') }),
    );
    expect(plan).toContain('ledger_chain_by_time');
  });
});
