/** The sums of the radar, held against every entry there is. */

import { asCents } from '@chengji/contract/money';
import { explainQuery, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { transact } from '../../kernel/db/transact.ts';
import { type Account, external, listFunds, platform, shopperAvailable, transfer } from './index.ts';
import { foldTail, sumFunds } from './sums.queries.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

let made = 0;
const move = (market: Market, from: Account, to: Account, cents: number) => {
  made += 1;
  return transfer(market.context(), {
    key: `sums:${made}`,
    kind: 'pay',
    reference: 'sums',
    entries: [
      { account: from, cents: asCents(-cents) },
      { account: to, cents: asCents(cents) },
    ],
  });
};

const zone = 'Asia/Shanghai';
const fold = (market: Market, limit = 100) => foldTail(market.context().db, zone, limit);

/** Added up from every entry, as no page may. */
async function sumEverything(market: Market) {
  const { rows } = await market.context().db.execute<{ fund: string; cents: string; entries: string }>(sql`
    select regexp_replace(account, ':[0-9]+:', ':') as fund, sum(cents) as cents, count(*) as entries
    from ledger_entries group by 1 order by 1`);
  return rows.map(({ fund, cents, entries }) => ({ fund, cents: Number(cents), entries: Number(entries) }));
}
const withoutToday = async (market: Market) =>
  (await listFunds(market.context())).map(({ fund, cents, entries }) => ({ fund, cents, entries }));

describe('the sums of all funds', () => {
  it('are those of every entry, folded or not, with people’s accounts taken together', async ({ market }) => {
    await move(market, external('wechat'), shopperAvailable(1), 500);
    await move(market, external('wechat'), shopperAvailable(2), 300);
    expect(await fold(market, 1)).toBe(1);
    await move(market, shopperAvailable(1), platform('escrow'), 200);
    expect(await withoutToday(market)).toEqual([
      { fund: 'external:wechat', cents: -800, entries: 2 },
      { fund: 'platform:escrow', cents: 200, entries: 1 },
      { fund: 'shopper:available', cents: 600, entries: 3 },
    ]);
    expect(await withoutToday(market)).toEqual(await sumEverything(market));
  });

  it('tell how much moved since the day began', async ({ market }) => {
    await fold(market);
    await market.advance(86_400);
    await move(market, external('wechat'), platform('escrow'), 70);
    const findToday = async () =>
      Object.fromEntries(
        (await listFunds(market.context())).map(({ fund, todayCents }) => [fund, todayCents]),
      );
    const expected = { 'external:wechat': -70, 'platform:escrow': 70, 'shopper:available': 0 };
    expect(await findToday()).toEqual(expected);
    await fold(market);
    expect(await findToday()).toEqual(expected);
  });

  it('count a transfer whose transaction ends after later ones were folded', async ({ market }) => {
    const before = await sumEverything(market);
    await transact(market.context(), async (ctx) => {
      await transfer(ctx, {
        key: 'sums:early',
        kind: 'pay',
        reference: 'sums',
        entries: [
          { account: external('wechat'), cents: asCents(-11) },
          { account: platform('escrow'), cents: asCents(11) },
        ],
      });
      await move(market, external('wechat'), platform('fees'), 13);
      while ((await fold(market)) > 0);
      expect(await withoutToday(market)).toEqual(await sumEverything(market));
    });
    expect(await withoutToday(market)).toEqual(await sumEverything(market));
    expect(await sumEverything(market)).not.toEqual(before);
  });

  it('stay exact while people pay and several fold at once', async ({ market }) => {
    let isPaying = true;
    const pay = async (shopperId: number) => {
      for (let round = 0; round < 25; round += 1) {
        await move(market, external('sandbox'), shopperAvailable(shopperId), 10);
        await move(market, shopperAvailable(shopperId), platform('commission'), 3);
      }
    };
    const foldOn = async () => {
      while (isPaying) await fold(market, 7);
    };
    const look = async () => {
      while (isPaying) {
        const sums = await listFunds(market.context());
        expect(sums.reduce((total, { cents }) => total + cents, 0)).toBe(0);
      }
    };
    const paying = Promise.all([11, 12, 13].map(pay)).finally(() => {
      isPaying = false;
    });
    await Promise.all([paying, foldOn(), foldOn(), look()]);
    expect(await withoutToday(market)).toEqual(await sumEverything(market));
  });

  it('cost what was booked lately, however much was booked before', async ({ market }) => {
    const { db } = market.context();
    await db.execute(sql`
      insert into ledger_transfers (key, kind, reference, booked_at)
      select 'old:' || n, 'pay', 'old', now() from generate_series(1, 40000) as n`);
    await db.execute(sql`
      insert into ledger_entries (transfer_id, line, account, cents)
      select id, line, case line when 1 then 'external:wechat' else 'platform:escrow' end, case line when 1 then -1 else 1 end
      from ledger_transfers, generate_series(1, 2) as line where reference = 'old'`);
    while ((await fold(market, 5_000)) > 0);
    for (let n = 0; n < 20; n += 1) await move(market, external('wechat'), platform('escrow'), 1);
    await db.execute(sql`vacuum analyze ledger_transfers, ledger_entries, ledger_tail, ledger_sums`);
    const plan = await explainQuery(market, (db) => sumFunds(db, { zone, today: '2026-11-23' }));
    expect(plan).toContain('ledger_entries_transfer_id_line_pk');
    expect(plan).not.toContain('Seq Scan on ledger_entries');
    expect(plan).not.toContain('Seq Scan on ledger_transfers');
  });
});
