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

const table = aTable(
  Array.from({ length: goods }, (_, number) => ({
    Handle: `goods-${number}`,
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

  it('goes on where it was after each restart, and makes no goods twice', async () => {
    let node = await startNode(environment);
    const file = new Blob([table]);
    const { id } = await getClient(node).upload('POST /seller/imports/upload', file, 'products.csv');
    await until(node, id, ({ stage }) => stage === 'ready');
    await getClient(node).call('POST /seller/imports/start', {
      id,
      freight_template_id: shop.templateId,
      category_id: shop.categoryId,
      pictures: 'skip',
    });
    let done = 0;
    for (let killed = 0; killed < kills; killed += 1) {
      const before = done;
      const found = await until(node, id, ({ task }) => task.done > before || task.state === 'done');
      expect(found.task).toMatchObject({ state: 'running' });
      await wait(randomInt(1, 200));
      await node.kill();
      node = await startNode(environment);
      const { task, counts } = await details(node, id);
      expect(task.done).toBeGreaterThanOrEqual(found.task.done);
      // it goes on already: what was counted after the task was read may be more
      expect(counts.created).toBeGreaterThanOrEqual(task.done);
      done = task.done;
    }
    const { counts, stage } = await until(node, id, ({ task }) => task.state !== 'running');
    expect({ stage, counts }).toMatchObject({ stage: 'done', counts: { created: goods, refused: 0 } });
    const listed = await getClient(node).call('GET /seller/goods/list', { limit: 1 });
    expect(listed.total).toBe(goods);
    await node.stop();
  });
});
