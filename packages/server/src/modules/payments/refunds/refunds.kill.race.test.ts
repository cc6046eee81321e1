/** A node that dies while it sends refunds: each part goes back once, and leaves its account once. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { asCents } from '@chengji/contract/money';
import {
  aShopFixture,
  aShopper,
  aTrade,
  type Market,
  type NodeProcess,
  startNode,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { checkLedger, external, getBalance, platform } from '../../ledger/index.ts';
import { refundPart } from './start-refund.ts';

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now, settings: withoutPlacingLimits })
  .extend('dataDir', { scope: 'file' }, ({ market: _market }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-kill-'));
    onCleanup(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  })
  .extend(
    'startIt',
    { scope: 'file' },
    ({ market, dataDir }) =>
      () =>
        startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: dataDir, DEMO: '0' }),
  );

/** Pays so many trades of 12.30 at the node's gateway; answers their payments. */
async function payTrades(market: Market, node: NodeProcess, dataDir: string, count: number) {
  const shop = await aShopFixture(market);
  const shopper = await aShopper(market);
  const client = node.client(shopper.token);
  const gateway = readFileSync(join(dataDir, 'sandbox', 'address'), 'utf8');
  const paid: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { tradeNo: trade_no } = await aTrade(market, shopper, { shop });
    const input = { trade_no, channel: 'sandbox' } as const;
    const { payment_no } = await client.call('POST /wanlshop/pay/create', input, {
      idempotencyKey: randomUUID(),
    });
    await fetch(`${gateway}/sandbox/payments/${payment_no}/approve`, { method: 'POST' });
    await vi.waitFor(async () =>
      expect((await client.call('GET /wanlshop/pay/status', { payment_no })).status).toBe('paid'),
    );
    paid.push(payment_no);
  }
  return paid;
}

/** What the gateway gave back, by the numbers of the refunds. */
function readGivenBack(dataDir: string): Map<string, number> {
  const lines = readFileSync(join(dataDir, 'sandbox', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const refunds = lines.map((line) => JSON.parse(line)).filter(({ put }) => put === 'refund');
  return new Map(refunds.map(({ value }) => [value.outRefundNo, value.cents]));
}

const count = async (market: Market, statement: string) =>
  Number((await market.context().db.execute(statement)).rows[0]?.count);

describe('a killed node', () => {
  it('gives back every part once, however often it is killed', async ({ market, dataDir, startIt }) => {
    const { db } = market.context();
    const first = await startIt();
    const payments = await payTrades(market, first, dataDir, 4);
    await first.kill();
    const before = await getBalance(db, external('sandbox'));
    const parts = payments.flatMap((paymentNo) =>
      [500, 300, 430].map((cents, number) => ({ paymentNo, refundNo: `${paymentNo}-${number}`, cents })),
    );
    for (const { cents, ...part } of parts)
      await refundPart(market.context(), {
        ...part,
        kind: 'refund',
        cents: asCents(cents),
        reason: '',
        from: [{ account: platform('escrow'), cents: asCents(cents) }],
      });
    await db.execute('update payment_refunds set kind = null'); // nobody is to be told
    for (const afterMs of [20, 90, 200]) {
      const node = await startIt();
      await setTimeout(afterMs);
      await node.kill();
      expect((await checkLedger(db)).imbalance).toBeUndefined();
    }
    const last = await startIt();
    await vi.waitFor(
      async () =>
        expect(await count(market, `select count(*) from payments where state = 'refunded'`)).toBe(4),
      { timeout: 240_000, interval: 200 },
    );
    await last.stop();
    expect(await getBalance(db, external('sandbox'))).toBe(before + 4 * 1_230);
    expect(await count(market, `select count(*) from ledger_transfers where key like 'refund:%'`)).toBe(12);
    expect(readGivenBack(dataDir)).toEqual(new Map(parts.map(({ refundNo, cents }) => [refundNo, cents])));
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });
});
