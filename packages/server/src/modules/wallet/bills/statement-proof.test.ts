/** What a person keeps can be checked by anyone, without the market that gave it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Statement } from '@chengji/contract';
import { addMoney, aShopper } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { afterAll, beforeAll, describe, expect } from 'vitest';

const tool = fileURLToPath(new URL('../../../../../../tools/ledger-verify.ts', import.meta.url));
let folder: string;
let proof: Statement['proof'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chengji-proof-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.beforeEach(async ({ market }) => {
  const shopper = await aShopper(market);
  for (const cents of [500, 20, 3]) await addMoney(market, shopper, cents);
  const { calendar, clock } = market.context();
  const month = calendar.toDay(clock.now()).slice(0, 7);
  ({ proof } = await shopper.client.call('GET /wanlshop/wallet/statement', { month }));
});

/** What `npm run ledger:verify` prints, and how it ends. */
async function verify(content: unknown): Promise<{ ok: boolean; text: string }> {
  const file = join(folder, 'proof.json');
  await writeFile(file, JSON.stringify(content));
  return promisify(execFile)(process.execPath, [tool, file]).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr }),
  );
}

describe('npm run ledger:verify', () => {
  it('says that the proof of a statement holds', async () => {
    expect(await verify(proof)).toEqual({
      ok: true,
      text: `ledger: 3 entries of ${proof.chain.account}, unbroken\n`,
    });
  });

  it('names the entry that was changed', async () => {
    const entries = proof.chain.entries.map((entry) =>
      entry.seq === 2 ? { ...entry, cents: 2_000, balance: entry.balance + 1_980 } : entry,
    );
    const { ok, text } = await verify({ ...proof, chain: { ...proof.chain, entries } });
    expect(ok).toBe(false);
    expect(text).toContain('entry 2 of');
  });

  it('refuses a file that is no proof', async () => {
    expect(await verify({ format: 'another' })).toMatchObject({ ok: false });
  });
});
