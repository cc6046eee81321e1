import { describe, expect, it } from 'vitest';
import type { TableRow } from './goods-table.rules.ts';
import { type Product, parsePrice, readProduct } from './product.rules.ts';

const row = (line: number, cells: TableRow['cells']): TableRow => ({ line, cells });
const mug = { handle: 'mug', title: '马克杯', price: '39.00' };

const read = (...rows: TableRow[]): Product => {
  const product = readProduct(rows);
  if ('flaw' in product) throw new Error(product.flaw.key);
  return product;
};
const getRefusedNote = (...rows: TableRow[]) => {
  const product = readProduct(rows);
  return 'flaw' in product ? [product.flaw.key, product.flaw.line] : null;
};
const listNotes = (...rows: TableRow[]) => read(...rows).notes.map(({ key }) => key);

describe('a price', () => {
  it.each([
    ['39', '39.00'],
    ['39.9', '39.90'],
    ['1,299.50', '1299.50'],
    ['0.01', '0.01'],
    ['12.3400', '12.34'],
  ])('of %s is %s', (cell, price) => {
    expect(parsePrice(cell)).toBe(price);
  });

  it.each(['', '0', '0.00', '-3', '1.234', '1e3', '￥39', 'free'])('is not "%s"', (cell) => {
    expect(parsePrice(cell)).toBeNull();
  });
});

describe('lines of one handle', () => {
  it('are one goods without a choice, when there is but one', () => {
    const plain = { option1Name: 'Title', option1Value: 'Default Title' };
    expect(read(row(2, { ...mug, ...plain, stock: '5' }))).toMatchObject({
      specs: [],
      skus: [{ values: [], price: '39.00', stock: 5 }],
    });
  });

  it('are a sku for each combination of up to three options', () => {
    const product = read(
      row(2, { ...mug, option1Name: 'Size', option1Value: 'S', option2Name: 'Colour', option2Value: 'Red' }),
      row(3, { option1Value: 'L', option2Value: 'Red', price: '49' }),
    );
    expect(product.specs).toEqual([
      { name: 'Size', values: ['S', 'L'] },
      { name: 'Colour', values: ['Red'] },
    ]);
    expect(product.skus.map(({ values }) => values)).toEqual([
      ['S', 'Red'],
      ['L', 'Red'],
    ]);
  });

  it('may bring nothing but more pictures, which come in their order and once', () => {
    const product = read(
      row(2, { ...mug, image: 'b.jpg', imagePosition: '2' }),
      row(3, { image: 'a.jpg', imagePosition: '1' }),
      row(4, { image: 'b.jpg', imagePosition: '3' }),
    );
    expect(product.skus).toHaveLength(1);
    expect(product.pictures.map(({ source }) => source)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('are on sale unless the table says otherwise', () => {
    const isPublished = (cells: TableRow['cells']) => read(row(2, { ...mug, ...cells })).isPublished;
    expect(isPublished({})).toBe(true);
    expect(isPublished({ published: 'TRUE', status: 'active' })).toBe(true);
    expect(isPublished({ published: 'false' })).toBe(false);
    expect(isPublished({ status: 'draft' })).toBe(false);
  });

  it('never have a stock below zero, nor a former price below the price', () => {
    const [sku] = read(row(2, { ...mug, stock: '-4', wasPrice: '30' })).skus;
    expect(sku).toMatchObject({ stock: 0, wasPrice: null });
    expect(read(row(2, { ...mug, wasPrice: '59.9' })).skus[0]?.wasPrice).toBe('59.90');
    expect(read(row(2, { ...mug, stock: 'many' })).skus[0]?.stock).toBeNull();
  });
});

describe('what does not fit', () => {
  it('is cut or left out, and noted at its line', () => {
    expect(listNotes(row(2, { ...mug, title: '长'.repeat(121) }))).toEqual(['imports.title_cut']);
    expect(listNotes(row(2, { ...mug, tags: 'a, b, c, d' }))).toEqual(['imports.tags_left_out']);
    expect(listNotes(row(2, { ...mug, tags: 'a tag that is too long' }))).toEqual(['imports.tags_left_out']);
    expect(listNotes(row(2, { ...mug, body: '<p><IMG src="x"></p>' }))).toEqual([
      'imports.description_pictures',
    ]);
    const pictures = Array.from({ length: 10 }, (_, n) => row(n + 3, { image: `${n}.jpg` }));
    expect(listNotes(row(2, mug), ...pictures)).toEqual(['imports.pictures_left_out']);
    const long = row(3, { option1Value: '长'.repeat(41), price: '1' });
    expect(read(row(2, { ...mug, option1Value: 'S' }), long).notes).toEqual([
      { line: 3, key: 'imports.option_cut', params: {} },
    ]);
  });

  it('refuses the goods where nothing can be made of it, naming the line', () => {
    expect(getRefusedNote(row(2, { handle: 'x', price: '1' }))).toEqual(['imports.no_title', 2]);
    expect(getRefusedNote(row(2, { ...mug, title: 'x' }))).toEqual(['imports.no_title', 2]);
    expect(getRefusedNote(row(2, { handle: 'x', title: 'xy' }))).toEqual(['imports.no_variant', 2]);
    expect(getRefusedNote(row(2, mug), row(3, { option1Value: 'L' }))).toEqual(['imports.wrong_price', 3]);
    const variants = (number: number) =>
      Array.from({ length: number }, (_, n) => row(n + 2, { ...mug, option1Value: `${n}` }));
    expect(getRefusedNote(...variants(501))).toEqual(['imports.too_many_variants', 2]);
    expect(getRefusedNote(...variants(51))).toEqual(['imports.too_many_values', 2]);
    expect(getRefusedNote(...variants(50))).toBeNull();
  });
});
