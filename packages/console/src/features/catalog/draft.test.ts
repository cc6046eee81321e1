// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft, type SellerGoods, toDraft, toInput } from './draft.ts';
import { canSave, lowestPrice, toChecks, totalStock } from './draft-checks.ts';
import { dropDraft, keepDraft, keptDraft } from './draft-storage.ts';
import { findLosses, losesAnything } from './losses.ts';
import { blankSku } from './sku-matrix.ts';

const goods: SellerGoods = {
  id: 5,
  version: 3,
  title: '智利车厘子',
  title_en: 'Cherries',
  category_id: 3,
  images: ['/files/a.webp'],
  ratio: '1:1',
  specs: [
    { name: '果径', values: ['JJ', 'JJJ'], images: [] },
    { name: '净重', values: ['2 斤', '5 斤'], images: [] },
  ],
  skus: [
    {
      id: 1,
      values: ['JJ', '2 斤'],
      price: '89.00',
      was_price: '129.00',
      stock: 42,
      code: 'A',
      image: '',
      weight_grams: 1150,
      is_on: true,
    },
    {
      id: 2,
      values: ['JJJ', '5 斤'],
      price: '239.00',
      was_price: null,
      stock: 18,
      code: 'B',
      image: '',
      weight_grams: 2800,
      is_on: true,
    },
  ],
  tags: ['坏果包赔'],
  params: [{ name: '产地', value: '智利' }],
  content: '<p>好</p>',
  content_en: '',
  english: { 产地: 'Origin' },
  freight_template_id: 9,
  state: 'on',
  sale_starts_at: null,
  sale_ends_at: null,
  most_per_order: null,
  most_per_buyer: null,
  low_stock: null,
  shop_category_ids: [],
  sold: 12,
  updated_at: 1000,
};
const complete = (change: Partial<Draft> = {}): Draft => ({ ...toDraft(goods), ...change });
const market = { now: 1_000, lowStock: 10 };
const missing = (draft: Draft) =>
  toChecks(draft, market)
    .filter((check) => !check.isPassed)
    .map((check) => check.key);

describe('a draft', () => {
  test('of a goods shows the combinations it does not have as off sale', () => {
    expect(toDraft(goods).skus.map((sku) => [sku.values.join('/'), sku.isOff])).toEqual([
      ['JJ/2 斤', false],
      ['JJ/5 斤', true],
      ['JJJ/2 斤', true],
      ['JJJ/5 斤', false],
    ]);
  });

  test('sent back unchanged is the goods as it was', () => {
    const { version, sold, updated_at, ...same } = goods;
    const skus = same.skus.map((sku) => ({ ...sku, stock_was: sku.stock }));
    expect(toInput(toDraft(goods), goods.id)).toEqual({ ...same, skus });
  });

  test('that is timed is off sale with a start, and loses it where it is not', () => {
    const planned = { ...goods, state: 'off' as const, sale_starts_at: 2_000 };
    expect(toDraft(planned)).toMatchObject({ state: 'timed', saleStartsAt: 2_000 });
    expect(toInput(toDraft(planned), 5)).toMatchObject({ state: 'off', sale_starts_at: 2_000 });
    expect(toInput({ ...toDraft(planned), state: 'on' }, 5)).toMatchObject({
      state: 'on',
      sale_starts_at: null,
    });
  });

  test('sends the pictures of the values it keeps, or none', () => {
    const specs = [{ name: '果径', values: ['JJ', 'JJJ'], images: ['/files/a.webp', ''] }];
    const skus = [
      { ...blankSku(['JJ']), price: '9', stock: 1, isOff: false },
      { ...blankSku(['JJJ']), isOff: true },
    ];
    expect(toInput(complete({ specs, skus }), 5).specs).toEqual([
      { name: '果径', values: ['JJ'], images: ['/files/a.webp'] },
    ]);
    const without = [{ name: '果径', values: ['JJ', 'JJJ'], images: ['', ''] }];
    expect(toInput(complete({ specs: without, skus }), 5).specs[0]?.images).toEqual([]);
  });

  test('says what stock was seen, so that what is sold meanwhile stays sold', () => {
    const draft = complete();
    const skus = draft.skus.map((sku) => ({ ...sku, stock: (sku.stock ?? 0) + 10 }));
    expect(toInput({ ...draft, skus }, 5).skus[0]).toMatchObject({ stock: 52, stock_was: 42 });
    expect(toInput({ ...draft, skus: [{ ...blankSku([]), stock: 3 }] }, 5).skus[0]).not.toHaveProperty(
      'stock_was',
    );
  });

  test('of a new goods has no id', () => {
    expect(toInput(complete(), undefined)).not.toHaveProperty('id');
  });

  test('sends a sku that was switched off with all it has, and its values', () => {
    const draft = complete();
    const skus = draft.skus.map((sku) => (sku.values[0] === 'JJJ' ? { ...sku, isOff: true } : sku));
    const input = toInput({ ...draft, skus }, 5);
    expect(input.specs).toEqual(goods.specs);
    expect(input.skus.map(({ id, is_on }) => [id, is_on])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(input.skus[1]).toMatchObject({ price: '239.00', stock: 18, code: 'B', weight_grams: 2800 });
  });

  test('of a goods with a sku that is off shows it off, with what it has', () => {
    const off = { ...goods, skus: goods.skus.map((sku) => ({ ...sku, is_on: sku.id === 1 })) };
    expect(toDraft(off).skus.at(-1)).toMatchObject({
      id: 2,
      isOff: true,
      price: '239.00',
      stock: 18,
      code: 'B',
    });
  });

  test('keeps what was typed for a new combination that is off, and sends none without a price', () => {
    const draft = complete();
    const skus = draft.skus.map((sku) =>
      sku.values.join('/') === 'JJ/5 斤' ? { ...sku, price: '99', stock: 4 } : sku,
    );
    const sent = toInput({ ...draft, skus }, 5).skus.map(({ values, is_on }) => [values.join('/'), is_on]);
    expect(sent).toEqual([
      ['JJ/2 斤', true],
      ['JJ/5 斤', false],
      ['JJJ/5 斤', true],
    ]);
  });

  test('sends no value that no sku has', () => {
    const draft = complete();
    const specs = [{ name: '果径', values: ['JJ', 'JJJ', 'JJJJ'], images: [] }, ...goods.specs.slice(1)];
    expect(toInput({ ...draft, specs }, 5).specs).toEqual(goods.specs);
  });

  test('sends money with two places and parameters that say something', () => {
    const sku = { ...blankSku([]), price: '12.5', wasPrice: '', stock: 3 };
    const params = [
      { name: ' 产地 ', value: ' 云南 ' },
      { name: '', value: 'x' },
    ];
    const input = toInput({ ...complete(), specs: [], skus: [sku], params }, undefined);
    expect(input.skus[0]).toMatchObject({ price: '12.50', was_price: null });
    expect(input.params).toEqual([{ name: '产地', value: '云南' }]);
  });
});

describe('the checks', () => {
  test('of a complete goods are passed', () => expect(missing(complete())).toEqual([]));

  test('of a new goods name everything that is missing', () => {
    expect(missing(emptyDraft())).toEqual([
      'title',
      'category',
      'images',
      'prices',
      'stock',
      'freight',
      'titleEn',
    ]);
    expect(canSave(toChecks(emptyDraft(), market))).toBe(false);
  });

  test('that only advise do not stop a goods', () => {
    const draft = complete({ titleEn: '' });
    expect(missing(draft)).toEqual(['titleEn']);
    expect(canSave(toChecks(draft, market))).toBe(true);
  });

  test('ask for a price above zero of what is on sale alone', () => {
    const [first, ...rest] = complete().skus;
    expect(missing(complete({ skus: first ? [{ ...first, price: '0' }, ...rest] : rest }))).toContain(
      'prices',
    );
    expect(missing(complete({ skus: complete().skus.map((sku) => ({ ...sku, isOff: true })) }))).toContain(
      'prices',
    );
  });

  test('ask for named specs with values, none twice', () => {
    const specs = (...names: string[]) => names.map((name) => ({ name, values: ['a'], images: [] }));
    expect(missing(complete({ specs: specs('色', '色') }))).toContain('specs');
    expect(missing(complete({ specs: specs('') }))).toContain('specs');
    expect(missing(complete({ specs: [{ name: '色', values: [], images: [] }] }))).toContain('specs');
    expect(missing(complete({ specs: [{ name: '色', values: ['红', ' 红'], images: [] }] }))).toContain(
      'specs',
    );
    expect(missing(complete({ specs: [{ name: '色', values: ['红', ''], images: [] }] }))).toContain('specs');
  });

  test('notice a code used twice and a low stock', () => {
    const skus = complete().skus.map((sku) => ({ ...sku, code: 'SAME', stock: 2 }));
    expect(missing(complete({ skus }))).toEqual(['codes', 'lowStock']);
    expect(missing(complete({ skus, lowStock: 2 }))).toEqual(['codes']);
  });

  test('ask for times that lie ahead, the end behind the start', () => {
    const timed = (saleStartsAt: number | null, saleEndsAt: number | null = null) =>
      missing(complete({ state: 'timed', saleStartsAt, saleEndsAt }));
    expect(timed(2_000, 3_000)).toEqual([]);
    for (const wrong of [timed(null), timed(1_000), timed(2_000, 2_000)])
      expect(wrong).toEqual(['saleTimes']);
    expect(missing(complete({ saleEndsAt: 1_000 }))).toEqual(['saleTimes']);
    expect(missing(complete({ state: 'off', saleEndsAt: 1_000 }))).toEqual([]);
  });

  test('advise against what a save would drop', () => {
    const [first, ...rest] = complete().skus;
    const skus = first ? [{ ...first, wasPrice: '89' }, ...rest] : rest;
    const content = '<p>好<img src="https://elsewhere.example/a.png"><img src="/files/aa/b.webp"></p>';
    const draft = complete({ skus, content, params: [{ name: '产地', value: '' }] });
    expect(missing(draft)).toEqual(['wasPrices', 'pictures']);
    expect(canSave(toChecks(draft, market))).toBe(true);
    expect(findLosses(draft)).toEqual({ pictures: 1, wasPrices: [['JJ', '2 斤']], params: ['产地'] });
    expect(losesAnything(findLosses(complete()))).toBe(false);
  });
});

test('the price lists show is the lowest on sale', () => {
  expect(lowestPrice(complete())).toBe('89.00');
  expect(lowestPrice(emptyDraft())).toBeUndefined();
  expect(totalStock(complete())).toBe(60);
});

describe('a kept draft', () => {
  test('is found again for its own shop and goods alone', () => {
    keepDraft(1, 5, { draft: complete(), keptAt: 10, basedOn: 1000 });
    expect(keptDraft(1, 5)?.basedOn).toBe(1000);
    expect(keptDraft(2, 5)).toBeUndefined();
    expect(keptDraft(1, undefined)).toBeUndefined();
  });

  test('is gone once it is dropped', () => {
    keepDraft(1, undefined, { draft: complete(), keptAt: 10, basedOn: null });
    dropDraft(1, undefined);
    expect(keptDraft(1, undefined)).toBeUndefined();
  });

  test('of before the form had a field has none of it', () => {
    const { shopCategoryIds: _, ...before } = complete();
    localStorage.setItem('console.draft.1.8', JSON.stringify({ draft: before, keptAt: 1, basedOn: null }));
    expect(keptDraft(1, 8)?.draft.shopCategoryIds).toEqual([]);
  });

  test('that cannot be read is none', () => {
    localStorage.setItem('console.draft.1.6', '{"draft":{}}');
    localStorage.setItem('console.draft.1.7', 'x');
    expect([keptDraft(1, 6), keptDraft(1, 7)]).toEqual([undefined, undefined]);
  });
});
