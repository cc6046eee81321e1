import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aTable, getRefusalKey, type Market, type ShopFixture, uploadTable } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect } from 'vitest';
import { fetchFile } from './fetch-file.ts';
import { isPublicAddress } from './public-address.rules.ts';

const it = marketTest
  .extend('marketOptions', { environment: { FETCH_PRIVATE_ADDRESSES: '1' } })
  .extend('elsewhere', { scope: 'file' }, async () => {
    const red = await aPicture('#f00');
    const elsewhere = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      if (path === '/moved.png') return void response.writeHead(302, { location: '/red.png' }).end();
      if (path === '/circle.png') return void response.writeHead(302, { location: '/circle.png' }).end();
      if (path === '/page.png') return void response.end('<html>');
      if (path === '/large.png') return void response.end(Buffer.alloc(11 * 1024 * 1024));
      if (path === '/gone.png') return void response.writeHead(404).end();
      response.end(red);
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    return elsewhere;
  })
  .extend(
    'base',
    { scope: 'file' },
    ({ elsewhere }) => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`,
  );

const asked: string[] = [];

const aPicture = (colour: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();

it.afterAll(({ elsewhere }) => {
  elsewhere.close();
});

const toLine = (handle: string, image: string, price = '9.90') => ({
  Handle: handle,
  Title: `商品 ${handle}`,
  'Variant Price': price,
  'Variant Inventory Qty': '5',
  'Image Src': image,
});

async function imported(
  market: Market,
  shop: ShopFixture,
  lines: Parameters<typeof aTable>[0],
  pictures: 'fetch' | 'skip',
  isTrial = false,
) {
  const { client } = shop.seller;
  const { id } = await uploadTable(shop.seller, aTable(lines));
  await market.finishTasks();
  await client.call('POST /seller/imports/start', {
    id,
    pictures,
    dry_run: isTrial,
    freight_template_id: shop.templateId,
    category_id: shop.categoryId,
  });
  await market.finishTasks();
  const { rows } = await client.call('GET /seller/imports/report', { id, limit: 100 });
  return rows.map((row) => ({ ...row, notes: row.notes.map(({ msg }) => msg) }));
}

const getGoods = (shop: ShopFixture, id: number | null) =>
  shop.seller.client.call('GET /seller/goods/details', { id: id ?? 0 });

it('a picture is fetched from its address, once for all imports', async ({ market, shop, base }) => {
  const lines = [toLine('red', `${base}/red.png`), toLine('moved', `${base}/moved.png`)];
  const [red, moved] = await imported(market, shop, lines, 'fetch');
  expect([red?.notes, moved?.notes]).toEqual([[], []]);
  const goods = await getGoods(shop, red?.goods_id ?? null);
  expect(goods).toMatchObject({ state: 'on', images: [expect.stringMatching(/^\/files\/.+\.webp$/)] });
  const times = asked.length;
  expect((await imported(market, shop, lines, 'fetch')).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ]);
  expect(asked).toHaveLength(times);
});

it('what cannot be fetched is said, and such goods are not put on sale', async ({ market, shop, base }) => {
  const names = ['gone', 'page', 'large', 'circle'];
  const told = await imported(
    market,
    shop,
    names.map((name) => toLine(name, `${base}/${name}.png`)),
    'fetch',
  );
  for (const { outcome, notes, goods_id } of told) {
    expect(outcome).toBe('created');
    expect(notes).toEqual([expect.stringContaining('无法获取'), '商品没有图片，未上架']);
    expect(await getGoods(shop, goods_id)).toMatchObject({ state: 'off' });
  }
});

it('a trial fetches nothing', async ({ market, shop, base }) => {
  const times = asked.length;
  const [told] = await imported(market, shop, [toLine('tried', `${base}/tried.png`)], 'fetch', true);
  expect(told).toMatchObject({ outcome: 'created', notes: [] });
  expect(asked).toHaveLength(times);
});

it('pictures of an uploaded zip are found by their file names', async ({ market, shop }) => {
  const zip = zipSync({
    'photos/green.png': new Uint8Array(await aPicture('#0f0')),
    'photos/notes.txt': new Uint8Array([1, 2, 3]),
    '__MACOSX/photos/green.png': new Uint8Array([0]),
  });
  const { client, token } = shop.seller;
  const upload = (bytes: Uint8Array<ArrayBuffer>) =>
    client.upload('POST /seller/imports/pictures', new Blob([bytes]), 'photos.zip');
  const task = await upload(new Uint8Array(zip));
  await market.finishTasks();
  expect(await client.call('GET /seller/tasks/details', { id: task.id })).toMatchObject({
    state: 'done',
    done: 2,
    total: 2,
    file: 'pictures-report.csv',
  });
  const { url } = await client.call('GET /seller/tasks/file', { id: task.id });
  expect(await (await fetch(`${market.url}${url}`, { headers: { token } })).text()).toContain(
    'photos/green.png,已保存',
  );
  const [told] = await imported(
    market,
    shop,
    [toLine('green', 'https://shop.example/cdn/green.png?v=2')],
    'skip',
  );
  expect(told).toMatchObject({ outcome: 'created', notes: [] });
  expect(await getRefusalKey(upload(new Uint8Array([1, 2, 3])))).toBe('imports.not_a_zip');
});

it('nothing within the own network is fetched, however it is named', async ({ base }) => {
  const limits = { mostBytes: 1_000_000, mayBePrivate: false };
  const times = asked.length;
  const port = base.split(':').at(-1);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]']) {
    expect(await fetchFile(`http://${host}:${port}/red.png`, limits), host).toBeNull();
  }
  expect(await fetchFile('ftp://shop.example/red.png', limits)).toBeNull();
  expect(asked).toHaveLength(times);
});

it('an address is public when it is none of those set apart', () => {
  expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
  const apart = [
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '0.0.0.0',
    'x',
  ];
  expect(apart.filter(isPublicAddress)).toEqual([]);
});
