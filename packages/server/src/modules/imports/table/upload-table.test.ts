import {
  aShopFixture,
  aTable,
  getRefusalKey,
  type Market,
  type ShopFixture,
  uploadTable,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const lines = [
  { Handle: 'mug', Title: '马克杯，大号', 'Variant Price': '39.00' },
  { Handle: 'bowl', Title: '汤碗\n两只装', 'Variant Price': '19.00' },
];

const utf16 = (text: string, bigEndian = false): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};
/** 汤碗 in the encoding of Chinese spreadsheets. */
const gb18030 = new Uint8Array(
  Buffer.concat([
    Buffer.from('Handle,Title,Variant Price\r\nbowl,'),
    Buffer.from([0xcc, 0xc0, 0xcd, 0xeb]),
    Buffer.from(',19.00\r\n'),
  ]),
);

async function read(market: Market, shop: ShopFixture, table: string | Uint8Array<ArrayBuffer>) {
  const { id } = await uploadTable(shop.seller, table);
  await market.finishTasks();
  const found = await shop.seller.client.call('GET /seller/imports/details', { id });
  const { rows } = await shop.seller.client.call('GET /seller/imports/report', { id });
  return { ...found, titles: rows.map(({ title }) => title), lines: rows.map(({ line }) => line) };
}

const titles = ['马克杯，大号', '汤碗\n两只装'];

describe('an import', () => {
  it.for([
    ['UTF-8', aTable(lines)],
    ['UTF-8 with a mark', `\ufeff${aTable(lines)}`],
    ['UTF-16', utf16(aTable(lines))],
    ['UTF-16 the other way round', utf16(aTable(lines), true)],
    ['semicolons', aTable(lines, ';')],
    ['tabs', aTable(lines, '\t')],
    ['a line break at its end', `${aTable(lines)}\r\n\r\n`],
  ] as const)('a table is read in %s', async ([_name, table], { market, shop }) => {
    expect(await read(market, shop, table)).toMatchObject({
      stage: 'ready',
      rows: 2,
      titles,
      lines: [2, 3],
    });
  });

  it('says which columns of a table nothing is read of', async ({ market, shop }) => {
    const table = 'Handle,Title,Vendor,"Cost per item",,Variant Price\r\nmug,Mug,Us,1,2,3\r\n';
    expect(await read(market, shop, table)).toMatchObject({ unread_columns: ['Vendor', 'Cost per item'] });
  });

  it('a table is read in the encoding of Chinese spreadsheets', async ({ market, shop }) => {
    expect(await read(market, shop, gb18030)).toMatchObject({ stage: 'ready', titles: ['汤碗'] });
  });

  it('a table is read in pieces, and no line is lost or read twice where one ends', async ({
    market,
    shop,
  }) => {
    const many = Array.from({ length: 3_000 }, (_, n) => ({
      Handle: `goods-${n}`,
      Title: `商品 "${n}"`,
      'Body (HTML)': '长\r\n'.repeat(150),
      'Variant Price': '1.00',
    }));
    const found = await read(market, shop, aTable(many));
    expect(found).toMatchObject({ stage: 'ready', rows: 3_000, counts: { all: 3_000 } });
    expect(found.task.done).toBe(found.task.total);
    const { rows } = await shop.seller.client.call('GET /seller/imports/report', {
      id: found.id,
      page: 30,
      limit: 100,
    });
    expect(rows.at(-1)).toMatchObject({ line: 2 + 2_999 * 151, handle: 'goods-2999', title: '商品 "2999"' });
  });

  it('lines of one handle are one goods, even with others between them', async ({ market, shop }) => {
    const table = aTable([...lines, { Handle: 'mug', Title: '', 'Variant Price': '49.00' }]);
    expect(await read(market, shop, table)).toMatchObject({ rows: 3, counts: { all: 2 } });
  });

  it('what is no table is refused, as far as it was read, with the line', async ({ market, shop }) => {
    const upload = (table: string | Uint8Array<ArrayBuffer>) =>
      getRefusalKey(uploadTable(shop.seller, table));
    expect(await upload(new Uint8Array([0, 1, 2, 3]))).toBe('imports.not_a_table');
    expect(await upload('Title,Price\r\nMug,39')).toBe('imports.no_handle_column');
    const broken = await read(market, shop, 'Handle,Title\r\nmug,Mug\r\nbowl,Bo"wl\r\n');
    expect(broken).toMatchObject({ stage: 'unreadable', task: { state: 'failed' } });
    expect(broken.task.msg).toBe('文件不是可读取的 CSV 表格（第 3 行）');
  });

  it('is for staff who may write goods, and of the own shop', async ({ market, shop }) => {
    const other = await aShopFixture(market);
    const { id } = await read(market, shop, aTable(lines));
    const { client } = other.seller;
    expect(await getRefusalKey(client.call('GET /seller/imports/details', { id }))).toBe('common.not_found');
    expect((await client.call('GET /seller/imports/list', {})).rows).toEqual([]);
    const upload = client.upload('POST /seller/imports/upload', new Blob(['x']), 'x.csv');
    expect(await getRefusalKey(upload)).toBe('imports.no_handle_column');
    expect(await getRefusalKey(uploadTable({ ...other.seller, client: market.client() }, 'x'))).toBe(
      'common.login_required',
    );
  });

  it('cannot be started while it is read, twice at once, or with what is not the shop’s', async ({
    market,
    shop,
  }) => {
    const other = await aShopFixture(market);
    const choices = {
      freight_template_id: shop.templateId,
      category_id: shop.categoryId,
      pictures: 'skip' as const,
    };
    const begin = (id: number, changes = {}) =>
      shop.seller.client.call('POST /seller/imports/start', { id, ...choices, ...changes });
    const reading = await uploadTable(shop.seller, aTable(lines));
    expect(await getRefusalKey(begin(reading.id))).toBe('imports.not_ready');
    await market.finishTasks();
    const wrong = begin(reading.id, { freight_template_id: other.templateId });
    expect(await getRefusalKey(wrong)).toBe('catalog.freight_template_unknown');
    expect(await getRefusalKey(begin(reading.id, { category_id: 999_999 }))).toBe('catalog.category_unknown');
    expect(await begin(reading.id)).toMatchObject({ stage: 'running' });
    expect(await getRefusalKey(begin(reading.id))).toBe('imports.not_ready');
    await market.finishTasks();
  });
});
