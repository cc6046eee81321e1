/**
 * `node tools/bench/many-bills.ts`: a shopper with 100,000 bills. How long their first page takes and any other, and
 * whether one entry that was changed, anywhere in them, is named by `ledger:check`, by `ledger:verify` and by what the
 * browser runs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { verifyChain, writeProof } from '../../packages/contract/src/wallet/chain-parts.ts';
import { checkLedger } from '../../packages/server/src/modules/ledger/index.ts';
import { addMoney, aLongChain, aShopper, startMarket } from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';
import { median } from './report.ts';

const bills = Number(process.env.BENCH_BILLS ?? 100_000);
const pages = 60;
const changes = 10;

const cluster = await openCluster({ autovacuum: 'on' });
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/bills');
await onCluster('create database bills');
const market = await startMarket({ databaseUrl, environment: { READ_CACHE_MS: '0', RATE_LIMIT: '0' } });
const shopper = await aShopper(market);
await addMoney(market, shopper, 1);
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await aLongChain(market, {
  account: `shopper:${shopper.id}:available`,
  kind: 'recharge',
  from: 'external:sandbox',
  count: bills - 1,
  reference: 'many',
});
await client.query('vacuum analyze ledger_chain, ledger_transfers, ledger_entries');

await measurePages();
await measureProof();
await client.end();
await market.stop();
await cluster.stop();

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The first page and any other, in turn. */
async function measurePages(): Promise<void> {
  const first: number[] = [];
  const others: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    await timed(first, () => ask(null));
    await timed(others, () => ask(jumpTo(Math.floor((bills * (page + 1)) / (pages + 2)))));
  }
  const ratio = median(others) / median(first);
  console.log(
    `${bills} bills: the first page ${median(first).toFixed(1)} ms at the median, any other ${ratio.toFixed(2)} times that`,
  );
}

function ask(cursor: string | null) {
  return shopper.client.call('GET /wanlshop/wallet/bills', cursor ? { cursor } : {});
}

/** The cursor of a page so many bills below the newest, as a page before it would give it. */
function jumpTo(below: number): string {
  return Buffer.from(JSON.stringify(['wallet.bills', bills - below])).toString('base64url');
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  times.push(performance.now() - begun);
}

/** Changes one entry after the other, puts each back, and counts who names it. */
async function measureProof(): Promise<void> {
  const account = `shopper:${shopper.id}:available`;
  const folder = mkdtempSync(join(tmpdir(), 'chengji-proof-'));
  const file = join(folder, 'proof.json');
  const whole = { first: 1, entries: bills };
  const named = { check: 0, verify: 0, browser: 0 };
  const begun = performance.now();
  if ((await checkLedger(market.context().db)).imbalance)
    throw new Error('the ledger does not hold as it is');
  const checked = performance.now() - begun;
  await client.query('alter table ledger_chain disable trigger user');
  for (let change = 1; change <= changes; change += 1) {
    const seq = 1 + Math.floor(Math.random() * bills);
    await client.query('update ledger_chain set cents = cents + 1 where account = $1 and seq = $2', [
      account,
      seq,
    ]);
    if ((await checkLedger(market.context().db)).imbalance?.startsWith(`entry ${seq} of ${account}`))
      named.check += 1;
    if ((await verifyChain(whole, readPart)).broken?.seq === seq) named.browser += 1;
    await writeFile(file, writeProof(whole, readPart));
    if (verify(file).includes(`entry ${seq} of ${account}`)) named.verify += 1;
    await client.query('update ledger_chain set cents = cents - 1 where account = $1 and seq = $2', [
      account,
      seq,
    ]);
  }
  rmSync(folder, { recursive: true });
  console.log(`ledger:check goes over ${bills} entries in ${(checked / 1_000).toFixed(1)} s`);
  console.log(
    `of ${changes} changed entries ledger:check named ${named.check}, ledger:verify ${named.verify}, the browser's code ${named.browser}`,
  );
}

/** A part of the chain as a browser fetches it. */
const readPart = (asked: { seq: number; limit: number }) =>
  shopper.client.call('GET /wanlshop/wallet/chain', asked);

function verify(file: string): string {
  try {
    return execFileSync(process.execPath, ['tools/ledger-verify.ts', file], { stdio: 'pipe' }).toString();
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}
