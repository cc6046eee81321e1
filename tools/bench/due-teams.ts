/**
 * `node tools/bench/due-teams.ts`: 10,000 teams fall due at one moment, with two nodes of which one is killed
 * (SIGKILL) on the way. Each must end once, as its paid members say, with all money where it belongs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { checkLedger } from '../../packages/server/src/modules/ledger/index.ts';
import {
  createBulkTeams,
  findTeamEndErrors,
  startMarket,
  startNode,
} from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';

const teams = Number(process.env.BENCH_TEAMS ?? 10_000);
const limitSeconds = 60;

const cluster = await openCluster({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-teams-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/teams');
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PAY_CHANNELS: 'balance' };
const since = performance.now();
const say = (what: string) => console.log(`${((performance.now() - since) / 1_000).toFixed(1)} s  ${what}`);

async function query(text: string, url = databaseUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function count(text: string): Promise<number> {
  const [row] = await query(`select count(*)::int as count from ${text}`);
  return Number(row?.count);
}
const open = () => count(`teams where state = 'start'`);

try {
  await query('create database teams', cluster.url);
  const filling = await startMarket({ databaseUrl, environment });
  const { members } = await createBulkTeams(filling, teams);
  await filling.settle();
  await filling.stop();
  await query('vacuum analyze');
  const all = await open();
  say(`${all} teams are open, ${members} members paid`);
  const [dying, living] = await Promise.all([startNode(environment), startNode(environment)]);
  await query('update teams set ends_at = now()');
  const dueAt = performance.now();
  say('all of them are due');
  while ((await open()) > (all * 2) / 3) await setTimeout(50);
  await dying.kill();
  say(`one of two nodes is killed, ${await open()} are left`);
  while ((await open()) > 0) await setTimeout(50);
  const seconds = (performance.now() - dueAt) / 1_000;
  say(`all have ended, ${seconds.toFixed(1)} s after they were due`);
  while ((await count('outbox')) > 0) await setTimeout(200);
  say('everybody was notified');
  await living.stop();
  const checking = await startMarket({ databaseUrl, environment });
  const errors = await findTeamEndErrors(checking);
  const { entries, imbalance } = await checkLedger(checking.context().db);
  await checking.stop();
  say(
    `${entries} ledger entries${imbalance ? `, ${imbalance}` : ' sum to 0'}; ${errors.join('; ') || 'no error'}`,
  );
  if (errors.length > 0 || imbalance) throw new Error('teams ended wrongly');
  if (seconds > limitSeconds) throw new Error(`it took longer than ${limitSeconds} s`);
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
