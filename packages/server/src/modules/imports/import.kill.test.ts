/** A node dies in the middle of an import, more than once; every goods is there once in the end. */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  aShopFixture,
  aTable,
  createDatabase,
  dropDatabase,
  type NodeProcess,
  type ShopFixture,
  startMarket,
  startNode,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const goods = 400;
const kills = 2;

const createTable = (file: number) =>
  aTable(
    Array.from({ length: goods }, (_, number) => ({
      Handle: `goods-${file}-${number}`,
      Title: `商品 ${number}`,
      'Variant Price': '9.90',
      'Variant Inventory Qty': '5',
    })),
  );

const databases = {
  embedded: { make: async () => '', drop: async () => undefined },
  PostgreSQL: {
    make: () => createDatabase(inject('clusterUrl'), inject('template')),
    drop: (url: string) => dropDatabase(inject('clusterUrl'), url),
  },
};

describe.each(['embedded', 'PostgreSQL'] as const)('an import on %s whose node is killed', (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-import-'));
  let environment: Record<string, string>;
  let databaseUrl: string;
  let shop: ShopFixture;

  beforeAll(async () => {
    databaseUrl = await databases[kind].make();
    environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0' };
    const market = await startMarket({ databaseUrl, environment, systemTime: Date.now });
    shop = await aShopFixture(market);
    await market.stop();
  });
  afterAll(async () => {
    await databases[kind].drop(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const getClient = (node: NodeProcess) => node.client(shop.seller.token);

  const details = (node: NodeProcess, id: number) =>
    getClient(node).call('GET /seller/imports/details', { id });

  const isOver = ({ task }: Awaited<ReturnType<typeof details>>) =>
    task.state !== 'waiting' && task.state !== 'running';

  async function until(
    node: NodeProcess,
    id: number,
    isSo: (found: Awaited<ReturnType<typeof details>>) => boolean,
  ) {
    for (;;) {
      const found = await details(node, id);
      if (isSo(found)) return found;
      await wait(50);
    }
  }

  async function startImport(node: NodeProcess, number: number): Promise<number> {
    const file = new Blob([createTable(number)]);
    const { id } = await getClient(node).upload('POST /seller/imports/upload', file, 'products.csv');
    await until(node, id, ({ stage }) => stage === 'ready');
    await getClient(node).call('POST /seller/imports/start', {
      id,
      freight_template_id: shop.templateId,
      category_id: shop.categoryId,
      pictures: 'skip',
    });
    return id;
  }

  async function expectWhole(node: NodeProcess, id: number): Promise<void> {
    const { counts, stage } = await until(node, id, isOver);
    expect({ stage, counts }).toMatchObject({ stage: 'done', counts: { created: goods, refused: 0 } });
  }

  it('goes on where it was after each restart, and makes no goods twice', async () => {
    let node = await startNode(environment);
    let files = 1;
    let id = await startImport(node, files);
    let done = 0;
    for (let killed = 0; killed < kills; ) {
      const before = done;
      const found = await until(node, id, (found) => found.task.done > before || isOver(found));
      if (isOver(found)) {
        // it was over before it was looked at: another one is to be killed
        await expectWhole(node, id);
        files += 1;
        id = await startImport(node, files);
        done = 0;
        continue;
      }
      await wait(randomInt(1, 200));
      await node.kill();
      node = await startNode(environment);
      const { task, counts } = await details(node, id);
      expect(task.done).toBeGreaterThanOrEqual(found.task.done);
      // it goes on already: what was counted after the task was read may be more
      expect(counts.created).toBeGreaterThanOrEqual(task.done);
      done = task.done;
      killed += 1;
    }
    await expectWhole(node, id);
    const listed = await getClient(node).call('GET /seller/goods/list', { limit: 1 });
    expect(listed.total).toBe(files * goods);
    await node.stop();
  });
});
