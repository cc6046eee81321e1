/**
 * `node tools/bench/large-import.ts`: a table of 100,000 lines, imported by a node that is killed (SIGKILL) three
 * times on its way. Every goods must be there once in the end, and the same table again must change nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { CallOut } from '../../packages/contract/src/index.ts';
import {
  aShopFixture,
  aTable,
  type NodeProcess,
  type ShopFixture,
  startMarket,
  startNode,
} from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';

const lines = Number(process.env.BENCH_LINES ?? 100_000);
const sizes = ['S', 'M', 'L', 'XL'];
const goods = Math.ceil(lines / sizes.length);
const kills = 3;

type Import = CallOut<'GET /seller/imports/details'>;

const table = aTable(
  Array.from({ length: goods * sizes.length }, (_, line) => {
    const [number, size] = [Math.floor(line / sizes.length), line % sizes.length];
    const first = {
      Title: `手作好物 ${number} 号`,
      'Body (HTML)': '<p>来自山里的味道</p>',
      Tags: '手作, 有机',
    };
    return {
      Handle: `goods-${number}`,
      ...(size === 0 ? first : {}),
      'Option1 Name': 'Size',
      'Option1 Value': sizes[size] ?? '',
      'Variant SKU': `SKU-${number}-${size}`,
      'Variant Inventory Qty': '20',
      'Variant Price': `${10 + (number % 900)}.50`,
    };
  }),
);

const cluster = await openCluster({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-import-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/imports');
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
const since = performance.now();
const say = (what: string) => console.log(`${((performance.now() - since) / 1_000).toFixed(1)} s  ${what}`);

async function aShop(): Promise<ShopFixture> {
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  await owner.query('create database imports');
  await owner.end();
  const market = await startMarket({ databaseUrl, environment });
  const shopFixture = await aShopFixture(market);
  await market.stop();
  return shopFixture;
}

const shopFixture = await aShop();
const client = (node: NodeProcess) => node.client(shopFixture.seller.token);
const details = (node: NodeProcess, id: number) => client(node).call('GET /seller/imports/details', { id });

async function until(node: NodeProcess, id: number, isSo: (found: Import) => boolean): Promise<Import> {
  for (;;) {
    const found = await details(node, id);
    if (isSo(found)) return found;
    await setTimeout(200);
  }
}

const start = (node: NodeProcess, id: number) =>
  client(node).call('POST /seller/imports/start', {
    id,
    freight_template_id: shopFixture.templateId,
    category_id: shopFixture.categoryId,
    pictures: 'skip',
  });

/** Killed when it is a quarter, a half and three quarters done. */
async function importThroughDeaths(first: NodeProcess, id: number): Promise<NodeProcess> {
  let node = first;
  await start(node, id);
  for (let killed = 1; killed <= kills; killed += 1) {
    const share = (goods * killed) / (kills + 1);
    const { task } = await until(node, id, (found) => found.task.done >= share);
    await node.kill();
    say(`killed at ${task.done} of ${task.total} goods`);
    node = await startNode(environment);
  }
  return node;
}

try {
  let node = await startNode(environment);
  const file = new Blob([table]);
  say(`uploading ${(file.size / 1e6).toFixed(1)} MB, ${goods * sizes.length} lines, ${goods} goods`);
  const { id } = await client(node).upload('POST /seller/imports/upload', file, 'products.csv');
  const { rows } = await until(node, id, ({ stage }) => stage === 'ready');
  say(`read ${rows} lines`);
  node = await importThroughDeaths(node, id);
  const { counts } = await until(node, id, ({ stage }) => stage === 'done');
  const { total } = await client(node).call('GET /seller/goods/list', { limit: 1 });
  say(`imported: ${JSON.stringify(counts)}; the shop has ${total} goods`);
  await start(node, id);
  const again = await until(node, id, ({ stage }) => stage === 'done');
  const after = await client(node).call('GET /seller/goods/list', { limit: 1 });
  say(`once more: ${JSON.stringify(again.counts)}; the shop has ${after.total} goods`);
  await node.stop();
  if (counts.created !== goods || again.counts.unchanged !== goods || after.total !== goods) {
    throw new Error('goods were lost or made twice');
  }
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
