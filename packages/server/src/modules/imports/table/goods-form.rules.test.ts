import { describe, expect, it } from 'vitest';
import { fillForm, isUnchanged, type KnownGoods } from './goods-form.rules.ts';
import type { Product } from './product.rules.ts';

const choices = { categoryId: 4, templateId: 5, emptyPicture: '/files/00/empty.webp' };
const picture = '/files/11/mug.webp';
const pictures = new Map([['mug.jpg', picture]]);

const product: Product = {
  line: 2,
  title: '马克杯',
  body: '<p>好</p>',
  tags: ['陶瓷'],
  isPublished: true,
  specs: [],
  skus: [
    {
      line: 2,
      values: [],
      price: '39.00',
      wasPrice: null,
      stock: 8,
      grams: 300,
      code: 'M',
      picture: '',
      isOn: null,
    },
  ],
  pictures: [{ line: 2, source: 'mug.jpg' }],
  notes: [],
};

const known: KnownGoods = {
  id: 9,
  title: '马克杯',
  title_en: 'Mug',
  category_id: 4,
  images: [picture],
  ratio: '3:4',
  specs: [],
  skus: [
    {
      id: 1,
      values: [],
      price: '39.00',
      was_price: null,
      stock: 8,
      code: 'M',
      image: '',
      weight_grams: 300,
      is_on: true,
    },
  ],
  tags: ['陶瓷'],
  params: [{ name: '产地', value: '景德镇' }],
  english: {},
  content: '<p>好</p>',
  content_en: '<p>Good</p>',
  freight_template_id: 5,
  state: 'on',
  sale_starts_at: null,
  sale_ends_at: null,
  most_per_order: null,
  most_per_buyer: null,
  low_stock: null,
  shop_category_ids: [],
  version: 1,
  sold: 3,
  updated_at: 1,
};

const fill = (changes: Partial<Product> = {}, over: KnownGoods | null = null, having = pictures) =>
  fillForm({ ...product, ...changes }, over, choices, having);

describe('a new goods', () => {
  it('is filled in from the table, into what was chosen for it', () => {
    expect(fill()).toEqual({
      form: {
        title: '马克杯',
        title_en: '',
        category_id: 4,
        images: [picture],
        specs: [],
        skus: [
          {
            values: [],
            price: '39.00',
            was_price: null,
            stock: 8,
            code: 'M',
            image: '',
            weight_grams: 300,
            is_on: true,
          },
        ],
        tags: ['陶瓷'],
        content: '<p>好</p>',
        freight_template_id: 5,
        state: 'on',
      },
      notes: [],
    });
  });

  it('has its English title, when the table is English', () => {
    expect(fill({ title: 'Mug' }).form).toMatchObject({ title: 'Mug', title_en: 'Mug' });
  });

  it('is not put on sale without a picture', () => {
    const { form, notes } = fill({}, null, new Map());
    expect(form).toMatchObject({ state: 'off', images: [choices.emptyPicture] });
    expect(notes.map(({ key }) => key)).toEqual(['imports.picture_missing', 'imports.no_picture']);
  });

  it('says which picture could not be fetched, at its line', () => {
    const { notes } = fillForm(product, null, choices, new Map([['mug.jpg', null]]));
    expect(notes[0]).toEqual({ line: 2, key: 'imports.picture_failed', params: { picture: 'mug.jpg' } });
  });

  it('names a picture with a long address by the end of it, and shows that it is the end', () => {
    const end = `/${'x'.repeat(70)}.jpg?v=1`;
    const pictures = [{ line: 2, source: `https://shop.example/files/1/2/3${end}` }];
    expect(fill({ pictures }).notes[0]?.params).toEqual({ picture: `…${end}` });
  });
});

describe('the picture of a sku', () => {
  it('is said to be missing once, like any other', () => {
    const [sku] = product.skus;
    const skus = sku
      ? [
          { ...sku, picture: 'red.jpg' },
          { ...sku, line: 3, picture: 'red.jpg' },
          { ...sku, line: 4, picture: 'mug.jpg' },
        ]
      : [];
    expect(fill({ skus }).notes).toEqual([
      { line: 2, key: 'imports.picture_missing', params: { picture: 'red.jpg' } },
    ]);
  });
});

describe('a goods that is there', () => {
  it('keeps what the table does not know of', () => {
    expect(fill({}, known).form).toMatchObject({
      id: 9,
      title_en: 'Mug',
      content_en: '<p>Good</p>',
      params: known.params,
      ratio: '3:4',
    });
  });

  it('keeps its pictures and stock, where the table brings none', () => {
    const skus = product.skus.map((sku) => ({ ...sku, stock: null }));
    const { form, notes } = fill({ pictures: [], skus }, known);
    expect(form).toMatchObject({ images: [picture], state: 'on', skus: [{ stock: 8 }] });
    expect(notes.map(({ key }) => key)).toEqual(['imports.stock_unknown']);
  });

  it('keeps a sku off that is off, unless the table says otherwise', () => {
    const off = { ...known, skus: known.skus.map((sku) => ({ ...sku, is_on: false })) };
    const said = (isOn: boolean | null) => ({ skus: product.skus.map((sku) => ({ ...sku, isOn })) });
    expect(fill({}, off).form).toMatchObject({ state: 'off', skus: [{ is_on: false }] });
    expect(fill(said(true), off).form).toMatchObject({ state: 'on', skus: [{ is_on: true }] });
    expect(fill(said(false), known).form).toMatchObject({ state: 'off', skus: [{ is_on: false }] });
  });

  it('is unchanged when the form says what it says already, and only then', () => {
    expect(isUnchanged(fill({}, known).form, known)).toBe(true);
    const changes: Partial<Product>[] = [
      { title: '大马克杯' },
      { body: '<p>更好</p>' },
      { tags: [] },
      { isPublished: false },
      { skus: product.skus.map((sku) => ({ ...sku, price: '40.00' })) },
      { skus: product.skus.map((sku) => ({ ...sku, stock: 7 })) },
    ];
    for (const change of changes) expect(isUnchanged(fill(change, known).form, known)).toBe(false);
  });
});
