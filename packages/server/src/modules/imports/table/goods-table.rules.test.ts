import { describe, expect, it } from 'vitest';
import { canStart, categoryNamed, toStage } from '../import.rules.ts';
import { toRows } from './goods-rows.rules.ts';
import { endOfLines, findSeparator, parseColumns, toRow } from './goods-table.rules.ts';

describe('a line of the table', () => {
  it('is read by the names of its columns, however they are written and ordered', () => {
    const order = parseColumns(['TITLE', 'Google Shopping / MPN', ' handle ', 'Body (HTML)']);
    expect(order).toEqual(['title', null, 'handle', 'body']);
    expect(toRow(order, ['Mug', 'x', 'mug', '  '], 7)).toEqual({
      line: 7,
      cells: { title: 'Mug', handle: 'mug' },
    });
  });

  it('is also read by the names that Shopify’s newer and older tables have', () => {
    const newer = ['Title', 'URL handle', 'SKU', 'Option1 name', 'Price', 'Compare-at price'];
    expect(parseColumns(newer)).toEqual(['title', 'handle', 'code', 'option1Name', 'price', 'wasPrice']);
    expect(parseColumns(['Weight value (grams)', 'Product image URL'])).toEqual(['grams', 'image']);
    expect(parseColumns(['Standard Product Type', 'Custom Product Type'])).toEqual(['category', 'type']);
  });

  it('is parted as its header is', () => {
    expect(findSeparator('Handle,Title;Body')).toBe(',');
    expect(findSeparator('Handle;Title;Body, long')).toBe(';');
    expect(findSeparator('Handle\tTitle')).toBe('\t');
  });

  it('ends at a line break that is not within quotes', () => {
    const end = (text: string) => endOfLines(Buffer.from(text));
    expect(end('a,b\nc,d')).toBe(4);
    expect(end('a,b\nc,"d\ne')).toBe(4);
    expect(end('a,"b""\n"\nc')).toBe(9);
    expect(end('a,b')).toBe(0);
  });
});

describe('a goods written as lines', () => {
  const sku = { was_price: null, stock: 1, code: '', image: '', weight_grams: 0, is_on: true };
  const goods = {
    id: 1,
    title: 'Mug',
    title_en: '',
    category_id: 1,
    category: '杯具',
    images: ['/files/aa/1.webp', '/files/aa/2.webp', '/files/aa/3.webp'],
    ratio: '1:1' as const,
    specs: [{ name: 'Size', values: ['S', 'L'], images: [] }],
    skus: [
      { ...sku, id: 1, values: ['S'], price: '1.00' },
      { ...sku, id: 2, values: ['L'], price: '2.00', is_on: false },
    ],
    tags: ['a', 'b'],
    params: [],
    english: {},
    content: '',
    content_en: '',
    freight_template_id: 1,
    state: 'on' as const,
    sale_starts_at: null,
    sale_ends_at: null,
    most_per_order: null,
    most_per_buyer: null,
    low_stock: null,
    shop_category_ids: [],
    version: 1,
    sold: 0,
    updated_at: 0,
  };

  it('has one for each sku, and for each picture beyond them', () => {
    const rows = toRows(goods, 'mug', 'https://shop.example');
    expect(rows.map(({ option1Value, price, image }) => [option1Value, price, image])).toEqual([
      ['S', '1.00', 'https://shop.example/files/aa/1.webp'],
      ['L', '2.00', 'https://shop.example/files/aa/2.webp'],
      [undefined, undefined, 'https://shop.example/files/aa/3.webp'],
    ]);
    expect(rows.every(({ handle }) => handle === 'mug')).toBe(true);
  });

  it('says which skus are sold', () => {
    const rows = toRows(goods, 'mug', '');
    expect(rows.map(({ variantPublished }) => variantPublished)).toEqual(['true', 'false', undefined]);
  });

  it('says what is the goods’ on its first line only', () => {
    const [first, second] = toRows(goods, 'mug', '');
    expect(first).toMatchObject({ title: 'Mug', type: '杯具', tags: 'a, b', option1Name: 'Size' });
    expect(second).not.toHaveProperty('title');
  });
});

describe('an import', () => {
  it('is as far as the task that was at it last', () => {
    const stages = [
      ['goods_import_read', 'running', 'reading'],
      ['goods_import_read', 'done', 'ready'],
      ['goods_import_read', 'failed', 'unreadable'],
      ['goods_import_check', 'waiting', 'checking'],
      ['goods_import_check', 'done', 'checked'],
      ['goods_import_check', 'cancelled', 'ready'],
      ['goods_import', 'running', 'running'],
      ['goods_import', 'cancelled', 'stopped'],
      ['goods_import', 'done', 'done'],
    ] as const;
    for (const [kind, state, stage] of stages) expect(toStage({ kind, state })).toBe(stage);
  });

  it('starts when it was read and nothing is at it', () => {
    expect((['ready', 'checked', 'stopped', 'done'] as const).every(canStart)).toBe(true);
    expect((['reading', 'unreadable', 'checking', 'running'] as const).some(canStart)).toBe(false);
  });

  it('takes a type for the category of its name, or of the last part of its path', () => {
    const categories = [{ nameZh: '茶叶', nameEn: 'Tea' }];
    expect(categoryNamed('茶叶', categories)).toBe(categories[0]);
    expect(categoryNamed('Food > Drinks > tea', categories)).toBe(categories[0]);
    expect(categoryNamed('Coffee', categories)).toBeNull();
    expect(categoryNamed('', categories)).toBeNull();
  });
});
