import {
  aCategory,
  aShopFixture,
  aTable,
  type Market,
  type Person,
  type ShopFixture,
  type TableLine,
  uploadTable,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
let seller: Person;

const settleIn = async (market: Market) => {
  shop = await aShopFixture(market);
  seller = shop.seller;
};
it.beforeAll(({ market }) => settleIn(market));

const tee: TableLine = {
  Handle: 'tee',
  Title: 'Tee shirt',
  'Body (HTML)': '<p>Soft</p><script>x</script>',
  Tags: 'cotton, summer',
  Published: 'true',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant SKU': 'TEE-S',
  'Variant Grams': '180',
  'Variant Inventory Qty': '7',
  'Variant Price': '1,299.5',
  'Variant Compare At Price': '1500.00',
};
const teeLarge: TableLine = {
  Handle: 'tee',
  'Option1 Value': 'L',
  'Variant SKU': 'TEE-L',
  'Variant Inventory Qty': '3',
  'Variant Price': '1299.50',
};
const mug: TableLine = {
  Handle: 'mug',
  Title: '马克杯',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Inventory Qty': '5',
  'Variant Price': '39',
};

const upload = async (market: Market, table: string | Uint8Array<ArrayBuffer>) => {
  const { id } = await uploadTable(seller, table);
  await market.finishTasks();
  return seller.client.call('GET /seller/imports/details', { id });
};

type Wanted = Partial<{ dry_run: boolean; categories: { name: string; category_id: number }[] }>;

async function start(market: Market, id: number, wanted: Wanted = {}) {
  const { templateId, categoryId } = shop;
  const choices = { freight_template_id: templateId, category_id: categoryId, pictures: 'skip' as const };
  await seller.client.call('POST /seller/imports/start', { id, ...choices, ...wanted });
  await market.finishTasks();
  return seller.client.call('GET /seller/imports/details', { id });
}

const imported = async (market: Market, lines: readonly TableLine[], wanted: Wanted = {}) =>
  start(market, (await upload(market, aTable(lines))).id, wanted);

const listImported = async () => {
  const { rows } = await seller.client.call('GET /seller/goods/list', { limit: 100 });
  return Promise.all(rows.map(({ id }) => seller.client.call('GET /seller/goods/details', { id })));
};

const getReport = async (id: number, outcome: 'all' | 'noted' | 'refused' = 'all') =>
  (await seller.client.call('GET /seller/imports/report', { id, outcome, limit: 100 })).rows;

describe('a table of goods', () => {
  it.beforeAll(({ market }) => settleIn(market));

  it('is read first, and nothing of it is imported before the shop says so', async ({ market }) => {
    const read = await upload(market, aTable([tee, teeLarge, mug]));
    expect(read).toMatchObject({ stage: 'ready', rows: 3, counts: { all: 2, waiting: 2 } });
    expect(await listImported()).toEqual([]);
  });

  it('becomes goods with their skus, as the shop would have filled them in', async ({ market }) => {
    expect(await imported(market, [tee, teeLarge, mug])).toMatchObject({
      stage: 'done',
      counts: { created: 2, refused: 0 },
    });
    const [madeMug, madeTee] = await listImported();
    expect(madeTee).toMatchObject({
      title: 'Tee shirt',
      title_en: 'Tee shirt',
      content: '<p>Soft</p>',
      tags: ['cotton', 'summer'],
      specs: [{ name: 'Size', values: ['S', 'L'] }],
      freight_template_id: shop.templateId,
      category_id: shop.categoryId,
      skus: [
        { values: ['S'], price: '1299.50', was_price: '1500.00', stock: 7, code: 'TEE-S', weight_grams: 180 },
        { values: ['L'], price: '1299.50', was_price: null, stock: 3, code: 'TEE-L' },
      ],
    });
    expect(madeMug).toMatchObject({
      title: '马克杯',
      title_en: '',
      specs: [],
      skus: [{ values: [], stock: 5 }],
    });
  });

  it('a second time changes nothing and makes no goods twice', async ({ market }) => {
    const before = await listImported();
    expect(await imported(market, [tee, teeLarge, mug])).toMatchObject({
      counts: { unchanged: 2, created: 0 },
    });
    expect(await listImported()).toEqual(before);
  });

  it('changed somewhere changes that goods alone, and its skus stay the same ones', async ({ market }) => {
    const [, before] = await listImported();
    const changed = [tee, { ...teeLarge, 'Variant Price': '1399.00' }, mug];
    expect(await imported(market, changed)).toMatchObject({ counts: { unchanged: 1, changed: 1 } });
    const [, after] = await listImported();
    expect(after?.skus.map(({ id, price }) => ({ id, price }))).toEqual([
      { id: before?.skus[0]?.id, price: '1299.50' },
      { id: before?.skus[1]?.id, price: '1399.00' },
    ]);
  });

  it('keeps what the table does not know of: English, parameters and stock it does not tell', async ({
    market,
  }) => {
    const [made] = await listImported();
    if (!made) throw new Error('no goods');
    const params = [{ name: '产地', value: '景德镇' }];
    const { sold, updated_at, ...form } = made;
    await seller.client.call('POST /seller/goods/save', { ...form, title_en: 'Mug', params });
    const { 'Variant Inventory Qty': _, ...untold } = mug;
    const { id } = await imported(market, [{ ...untold, Title: '大马克杯' }]);
    const [after] = await listImported();
    expect(after).toMatchObject({ title: '大马克杯', title_en: 'Mug', params, skus: [{ stock: 5 }] });
    expect((await getReport(id))[0]?.notes.map(({ msg }) => msg)).toContain(
      '表格未写库存，按原库存或 0 处理',
    );
  });

  it('names goods that are another shop’s without touching them', async ({ market }) => {
    const before = await listImported();
    const home = { shop, seller };
    await settleIn(market);
    expect(await imported(market, [mug])).toMatchObject({ counts: { created: 1 } });
    ({ shop, seller } = home);
    expect(await listImported()).toEqual(before);
  });
});

describe('a trial', () => {
  it.beforeAll(({ market }) => settleIn(market));

  it('says what would come of each goods, and leaves nothing behind', async ({ market }) => {
    const wrong = { ...mug, Handle: 'free', 'Variant Price': '0' };
    const tried = await imported(market, [tee, teeLarge, mug, wrong], { dry_run: true });
    expect(tried).toMatchObject({ stage: 'checked', counts: { created: 2, refused: 1 } });
    expect(await listImported()).toEqual([]);
    expect(await start(market, tried.id)).toMatchObject({
      stage: 'done',
      counts: { created: 2, refused: 1 },
    });
    expect(await listImported()).toHaveLength(2);
  });
});

describe('the report', () => {
  it.beforeAll(({ market }) => settleIn(market));

  const lines: TableLine[] = [
    tee,
    { ...mug, Handle: '' },
    { ...mug, Handle: 'nameless', Title: '' },
    { ...mug, Handle: 'free', 'Variant Price': 'gratis' },
    { Handle: 'bare', Title: 'Nothing to buy' },
    { ...mug, Handle: 'long', Title: '长'.repeat(130), Tags: 'one,two,three,four' },
    { ...tee, Handle: 'twice' },
    { ...tee, Handle: 'twice', Title: '' },
  ];

  it('says of every goods what came of it and why, by its line', async ({ market }) => {
    const { id } = await imported(market, lines);
    const told = (await getReport(id)).map(({ line, outcome, notes }) => ({
      line,
      outcome,
      notes: notes.map(({ msg }) => msg),
    }));
    const noPicture = '商品没有图片，未上架';
    const simplified = '详情中不支持的格式、链接或嵌入内容已去除';
    expect(told).toEqual([
      { line: 2, outcome: 'created', notes: [simplified, noPicture] },
      { line: 3, outcome: 'refused', notes: ['缺少 Handle，或超过 255 个字符'] },
      { line: 4, outcome: 'refused', notes: ['缺少商品标题，或不足 2 个字符'] },
      { line: 5, outcome: 'refused', notes: ['价格「gratis」不正确'] },
      { line: 6, outcome: 'refused', notes: ['没有任何规格行'] },
      {
        line: 7,
        outcome: 'created',
        notes: ['标题已截至 120 个字符', '只保留前 3 个不超过 12 个字符的标签', noPicture],
      },
      { line: 8, outcome: 'refused', notes: ['规格组合重复', simplified, noPicture] },
    ]);
    expect((await getReport(id, 'refused')).map(({ line }) => line)).toEqual([3, 4, 5, 6, 8]);
  });

  it('is also a file, with a line for each thing to say', async ({ market }) => {
    const { task } = await imported(market, lines);
    expect(task.file).toMatch(/^import-\d+-report\.csv$/);
    const { url } = await seller.client.call('GET /seller/tasks/file', { id: task.id });
    const text = await (await fetch(`${market.url}${url}`, { headers: { token: seller.token } })).text();
    expect(text.split('\n')[0]).toContain('行号,Handle,标题,结果,商品编号,说明');
    expect(text).toContain('5,free,马克杯,拒绝,,价格「gratis」不正确');
  });
});

describe('where goods go', () => {
  it.beforeAll(({ market }) => settleIn(market));

  it('follows the type a table names: to the category of that name, or the one chosen for it', async ({
    market,
  }) => {
    const [cups, others] = [await aCategory(market, null, '杯具'), await aCategory(market)];
    const table = aTable([
      { ...mug, Type: '杯具' },
      { ...mug, Handle: 'bowl', 'Product Category': 'Home > Kitchen > Bowls' },
      { ...mug, Handle: 'spoon' },
    ]);
    const read = await upload(market, table);
    expect(read.types).toEqual(
      expect.arrayContaining([
        { name: '', goods: 1, category_id: null },
        { name: 'Home > Kitchen > Bowls', goods: 1, category_id: null },
        { name: '杯具', goods: 1, category_id: cups },
      ]),
    );
    const categories = [
      { name: '杯具', category_id: cups },
      { name: 'Home > Kitchen > Bowls', category_id: others },
    ];
    expect(await start(market, read.id, { categories })).toMatchObject({ counts: { created: 3 } });
    const byTitle = await listImported();
    expect(byTitle.map(({ category_id }) => category_id).toSorted((a, b) => a - b)).toEqual(
      [shop.categoryId, cups, others].toSorted((a, b) => a - b),
    );
  });
});
