/** A node that dies while it pays out: each payout is paid once, and its owner is told once. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { asCents } from '@chengji/contract/money';
import { startMarket, startNode } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { payoutOutcomePort, startPayout } from '../index.ts';
import type { PayoutKind } from './payout-outcomes.ts';

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('dataDir', { scope: 'file' }, ({ market: _market }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-kill-'));
    onCleanup(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  });

/** One that the nodes' own modules know nothing of, so that nothing ends before the test looks. */
const kind = 'tested' as PayoutKind;
const outNos = Array.from({ length: 24 }, (_, number) => `W2026K${number}`);

/** The numbers under which the gateway paid, one for each time that it did. */
const listPaid = (dataDir: string): string[] =>
  readFileSync(join(dataDir, 'sandbox', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ put, value }) => put === 'transfer' && value.state === 'SUCCESS')
    .map(({ value }) => value.outBillNo);

describe('a killed node', () => {
  it('pays every payout out once, however often it is killed', async ({ market, dataDir }) => {
    for (const outNo of outNos)
      await startPayout(market.context(), {
        outNo,
        kind,
        channel: 'sandbox',
        openid: 'o-payee',
        cents: asCents(1_000),
        title: '余额提现',
      });
    for (const afterMs of [10, 60, 150, 400]) {
      const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: dataDir, DEMO: '0' });
      await setTimeout(afterMs);
      await node.kill();
    }
    const done: string[] = [];
    const last = await startMarket({
      databaseUrl: market.databaseUrl,
      environment: { DATA_DIR: dataDir },
      systemTime: Date.now,
    });
    last.context().services.ports.provide(payoutOutcomePort, {
      kind,
      onDone: async (_ctx, outNo) => void done.push(outNo),
      onFailed: async (_ctx, outNo) => void done.push(`${outNo} failed`),
    });
    await last.advance(7_200);
    expect(done.toSorted()).toEqual(outNos.toSorted());
    expect(listPaid(dataDir).toSorted()).toEqual(outNos.toSorted());
    await last.stop();
  });
});
