/** A node that dies in the middle of withdrawals: each is there whole or not at all, and its key finds it again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  addMoney,
  aPayoutAccount,
  aShopper,
  type Market,
  type NodeProcess,
  startNode,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable, shopperFrozen } from '../../ledger/index.ts';

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('dataDir', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'chengji-kill-')));
it.afterAll(({ dataDir }) => rmSync(dataDir, { recursive: true, force: true }));

const opening = 100_000;

/** Asks for one after the other in four lanes; answers those that were acknowledged, by their keys. */
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
  await setTimeout(afterMs);
  await node.kill();
  await Promise.all(lanes);
  return acknowledged;
}

async function listWithdrawn(market: Market, shopperId: number) {
  const { rows } = await market.server.kernel.database.pool.query<{ key: string; id: string; cents: string }>(
    'select key, id, amount_cents as cents from withdrawals where owner_id = $1',
    [shopperId],
  );
  return rows.map(({ key, id, cents }) => ({ key, id: Number(id), cents: Number(cents) }));
}

describe('a killed node', () => {
  it('loses no withdrawal it acknowledged, and freezes for none by half', async ({ market, dataDir }) => {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, opening);
    const account = await aPayoutAccount(shopper);
    const acknowledged = new Map<string, number>();
    for (const afterMs of [400, 900]) {
      const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: dataDir, DEMO: '0' });
      for (const [key, id] of await askUntilKilled(node, shopper.token, account.id, afterMs))
        acknowledged.set(key, id);
    }
    await setTimeout(300); // the database ends what the dead node had open
    const { db } = market.context();
    const withdrawn = await listWithdrawn(market, shopper.id);
    const cents = withdrawn.reduce((total, row) => total + row.cents, 0);
    expect(acknowledged.size).toBeGreaterThan(0);
    for (const [key, id] of acknowledged) expect(withdrawn.find((row) => row.key === key)?.id).toBe(id);
    expect(await getBalance(db, shopperFrozen(shopper.id))).toBe(cents);
    expect(await getBalance(db, shopperAvailable(shopper.id))).toBe(opening - cents);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
    const [first] = withdrawn;
    const input = { account_id: account.id, amount: '10.00', password: testPayPassword };
    const again = await shopper.client.call('POST /wanlshop/wallet/withdraw', input, {
      idempotencyKey: first?.key ?? '',
    });
    expect(again.id).toBe(first?.id);
  });
});
