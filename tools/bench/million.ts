/**
 * `node tools/bench/million.ts`: lists and searches among a million goods, asked over HTTP with no answer shared.
 * How far down a list is must not matter, nor how many goods there are to a search.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { CallIn } from '../../packages/contract/src/index.ts';
import { type Market, startMarket } from '../../packages/testkit/src/index.ts';
import { openCluster } from '../../packages/testkit/src/postgres/cluster.ts';
import { withProgress } from '../setup/progress.mjs';
import { fillManyGoods } from './many-goods.ts';
import { median } from './report.ts';

const goods = Number(process.env.BENCH_GOODS ?? 1_000_000);
const rounds = 100;
const searches = 200;
const limit = 20;

type Asked = CallIn<'GET /wanlshop/goods/list'>;

const sortedTo = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Page 1 and page 50 of a list in turn. */
async function measureList({ url, client }: Market, what: string, list: Asked): Promise<string> {
  const ask = (cursor?: string) =>
    client().call('GET /wanlshop/goods/list', { ...list, limit, ...(cursor ? { cursor } : {}) });
  let { next } = await ask();
  for (let page = 2; page < 50; page += 1) ({ next } = await ask(next ?? ''));
  const far = next ?? '';
  if ((await ask(far)).rows.length < limit) throw new Error(`${what} at ${url} ends before its 50th page`);
  const [first, fiftieth]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await timed(() => ask()));
    fiftieth.push(await timed(() => ask(far)));
  }
  const [near, deep] = [median(first), median(fiftieth)];
  return `| ${what} | ${near.toFixed(2)} ms | ${deep.toFixed(2)} ms | ${(deep / near).toFixed(2)} |`;
}

/** Words of a given length from the titles. */
function wordsFrom(titles: readonly string[], characters: number): string[] {
  const parts = titles.flatMap((title) => title.split(' '));
  const words = new Set<string>();
  for (let step = 0; words.size < searches && step < parts.length * 4; step += 1) {
    const part = parts[(step * 7_919) % parts.length] ?? '';
    const at = step % Math.max(1, part.length - characters + 1);
    if (part.length >= characters) words.add(part.slice(at, at + characters));
  }
  return [...words];
}

async function measureSearch({ client }: Market, titles: readonly string[], characters: number) {
  const words = wordsFrom(titles, characters);
  const times: number[] = [];
  for (const keyword of words) {
    times.push(await timed(() => client().call('GET /wanlshop/goods/list', { keyword, limit })));
  }
  const [middle, most] = [median(times), sortedTo(times, 0.95)];
  return `| ${characters} | ${words.length} | ${middle.toFixed(1)} ms | ${most.toFixed(1)} ms |`;
}

const cluster = await openCluster({ autovacuum: 'on', shared_buffers: '512MB' });
const folder = mkdtempSync(join(tmpdir(), 'chengji-million-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/million');
try {
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  await owner.query('create database million');
  await owner.end();
  const titles = await withProgress(`Writing ${goods.toLocaleString('en')} goods`, () =>
    fillManyGoods(databaseUrl, goods),
  );
  const market = await startMarket({ databaseUrl, environment: { READ_CACHE_MS: '0', RATE_LIMIT: '0' } });
  const lists = [
    await measureList(market, 'as recommended', {}),
    await measureList(market, 'by price', { sort: 'price_asc' }),
    await measureList(market, 'the newest', { sort: 'new' }),
    await measureList(market, 'of a category, by sales', { sort: 'sales', category_id: 3 }),
  ];
  const found = [2, 3, 4].map((characters) => () => measureSearch(market, titles, characters));
  const searched: string[] = [];
  for (const search of found) searched.push(await search());
  await market.stop();
  console.log(
    [
      `\n${goods.toLocaleString('en')} goods, ${rounds} times each, at the median`,
      '\n| list | page 1 | page 50 | ratio |\n| --- | --- | --- | --- |',
      ...lists,
      '\n| characters searched | words | median | 95 of 100 within |\n| --- | --- | --- | --- |',
      ...searched,
    ].join('\n'),
  );
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
