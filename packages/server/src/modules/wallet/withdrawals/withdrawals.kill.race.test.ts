/** A node that dies in the middle of withdrawals: each is there whole or not at all, and its key finds it again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  addMoney,
  aPayoutAccount,
  aShopper,
  type NodeProcess,
  startNode,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import type { Db } from '../../../kernel/db/database.ts';
import { checkLedger, getBalance, shopperAvailable, shopperFrozen } from '../../ledger/index.ts';

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('dataDir', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'chengji-kill-')));
it.afterAll(({ dataDir }) => rmSync(dataDir, { recursive: true, force: true }));

const opening = 100_000;

/** Asks for one after the other in four lanes, and goes on so long after the first was acknowledged; answers those that were, by their keys. */
async function askUntilKilled(node: NodeProcess, token: string, accountId: number, afterMs: number) {
  const acknowledged = new Map<string, number>();
  const client = node.client(token);
  const lanes = [1, 2, 3, 4].map(async (lane) => {
    for (let n = 0; n < 6; n += 1) {
      const key = `kill-${afterMs}-${lane}-${n}`;
      const input = { account_id: accountId, amount: '10.00', password: testPayPassword };
      const answer = await client
        .call('POST /wanlshop/wallet/withdraw', input, { idempotencyKey: key })
        .catch(() => null);
      if (answer) acknowledged.set(key, answer.id);
    }
  });
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(0), { interval: 5 });
  await setTimeout(afterMs);
  await node.kill();
  await Promise.all(lanes);
  return acknowledged;
}

async function listWithdrawn(db: Db, shopperId: number) {
  const { rows } = await db.execute<{ key: string; id: string; cents: string }>(
    sql`select key, id, amount_cents as cents from withdrawals where owner_id = ${shopperId}`,
  );
  return rows.map(({ key, id, cents }) => ({ key, id: Number(id), cents: Number(cents) }));
}

describe('a killed node', () => {
  it('loses no withdrawal it acknowledged, and freezes for none by half', async ({ market, dataDir }) => {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, opening);
    const account = await aPayoutAccount(shopper);
    const acknowledged = new Map<string, number>();
    for (const afterMs of [20, 60]) {
      const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: dataDir, DEMO: '0' });
      for (const [key, id] of await askUntilKilled(node, shopper.token, account.id, afterMs))
        acknowledged.set(key, id);
    }
    // at one moment: what the dead node had sent may be committed still
    const withdrawn = await market.context().db.transaction(
      async (db) => {
        const rows = await listWithdrawn(db, shopper.id);
        const cents = rows.reduce((total, row) => total + row.cents, 0);
        expect(await getBalance(db, shopperFrozen(shopper.id))).toBe(cents);
        expect(await getBalance(db, shopperAvailable(shopper.id))).toBe(opening - cents);
        expect((await checkLedger(db)).imbalance).toBeUndefined();
        return rows;
      },
      { isolationLevel: 'repeatable read' },
    );
    for (const [key, id] of acknowledged) expect(withdrawn.find((row) => row.key === key)?.id).toBe(id);
    const [first] = withdrawn;
    const input = { account_id: account.id, amount: '10.00', password: testPayPassword };
    const again = await shopper.client.call('POST /wanlshop/wallet/withdraw', input, {
      idempotencyKey: first?.key ?? '',
    });
    expect(again.id).toBe(first?.id);
  });
});
