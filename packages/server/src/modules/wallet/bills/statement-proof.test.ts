/** What a person keeps can be checked by anyone, without the market that gave it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeProof } from '@chengji/contract/wallet/chain-parts';
import { LedgerProof } from '@chengji/contract/wallet/wallet-values';
import { addMoney, aShopper } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { afterAll, beforeAll, describe, expect } from 'vitest';

const tool = fileURLToPath(new URL('../../../../../../tools/ledger-verify.ts', import.meta.url));
let folder: string;
let proof: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chengji-proof-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.beforeEach(async ({ market }) => {
  const shopper = await aShopper(market);
  for (const cents of [500, 20, 3]) await addMoney(market, shopper, cents);
  const { calendar, clock } = market.context();
  const month = calendar.toDay(clock.now()).slice(0, 7);
  const statement = await shopper.client.call('GET /wanlshop/wallet/statement', { month });
  const pieces = writeProof(statement, (part) => shopper.client.call('GET /wanlshop/wallet/chain', part));
  proof = '';
  for await (const piece of pieces) proof += piece;
});

/** What `npm run ledger:verify` prints, and how it ends. */
async function verify(content: string): Promise<{ ok: boolean; text: string }> {
  const file = join(folder, 'proof.json');
  await writeFile(file, content);
  return promisify(execFile)(process.execPath, [tool, file]).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr }),
  );
}

describe('npm run ledger:verify', () => {
  it('says that the proof of a statement holds', async () => {
    expect(await verify(proof)).toEqual({
      ok: true,
      text: `ledger: 3 entries of ${LedgerProof.parse(JSON.parse(proof)).chain.account}, unbroken\n`,
    });
  });

  it('names the entry that was changed', async () => {
    const { ok, text } = await verify(
      proof.replace('"cents":20,"balance":520', '"cents":2000,"balance":2500'),
    );
    expect(ok).toBe(false);
    expect(text).toContain('entry 2 of');
  });

  it('refuses a file that is no proof', async () => {
    expect(await verify('{"format":"another"}')).toMatchObject({ ok: false });
  });
});
