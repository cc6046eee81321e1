import { describe, expect, it } from 'vitest';
import type { TableRow } from './goods-table.rules.ts';
import { type Product, readProduct } from './product.rules.ts';

const row = (line: number, cells: TableRow['cells']): TableRow => ({ line, cells });
const mug = { handle: 'mug', title: '马克杯', price: '39.00' };

const read = (...rows: TableRow[]): Product => {
  const product = readProduct(rows);
  if ('error' in product) throw new Error(product.error.key);
  return product;
};
const getRefusedNote = (...rows: TableRow[]) => {
  const product = readProduct(rows);
  return 'error' in product ? [product.error.key, product.error.line] : null;
};
const listNotes = (...rows: TableRow[]) => read(...rows).notes.map(({ key }) => key);

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
    const pictures = Array.from({ length: 10 }, (_, n) => row(n + 3, { image: `${n}.jpg` }));
    expect(listNotes(row(2, mug), ...pictures)).toEqual(['imports.pictures_left_out']);
    const long = row(3, { option1Value: '长'.repeat(41), price: '1' });
    expect(read(row(2, { ...mug, option1Value: 'S' }), long).notes).toEqual([
      { line: 2, key: 'imports.option_unnamed', params: { name: 'Option' } },
      { line: 3, key: 'imports.option_cut', params: { most: 40 } },
    ]);
  });

  it.each([
    ['imports.option_name_cut', { option1Name: '长'.repeat(21), option1Value: 'S' }],
    ['imports.was_price_left_out', { wasPrice: '39.00' }],
    ['imports.was_price_left_out', { wasPrice: '￥59' }],
    ['imports.stock_bounded', { stock: '-4' }],
    ['imports.weight_rounded', { grams: '226.796185' }],
    ['imports.weight_unknown', { grams: '2 kg' }],
    ['imports.code_cut', { code: 'x'.repeat(65) }],
    ['imports.description_left_out', { body: 'x'.repeat(50_001) }],
  ] as const)('is noted as %s', (key, cells) => {
    expect(listNotes(row(2, { ...mug, ...cells }))).toEqual([key]);
  });

  it('is noted once of all variants, at the first line that it is about', () => {
    const sized = { option1Name: 'Size', price: '9' };
    const { notes } = read(
      row(2, { ...mug, ...sized, option1Value: 'S', grams: '10' }),
      row(3, { ...sized, option1Value: 'M', grams: '10.5' }),
      row(4, { ...sized, option1Value: 'L', grams: '20.5' }),
    );
    expect(notes).toEqual([{ line: 3, key: 'imports.weight_rounded', params: { most: 1_000_000 } }]);
  });

  it('is nothing where the table says the same thing twice, or says nothing', () => {
    expect(listNotes(row(2, { ...mug, tags: 'new, new', wasPrice: '0.00', stock: '0' }))).toEqual([]);
  });

  it('leaves each value with the option it is of, also where an option has no name or no value', () => {
    const product = read(
      row(2, { ...mug, option1Name: 'Size', option1Value: 'S', option3Name: 'Cut', option3Value: 'A' }),
      row(3, { option1Value: 'L', option2Value: 'Red', option3Value: 'B', price: '9' }),
    );
    expect(product.specs.map(({ name }) => name)).toEqual(['Size', 'Option 2', 'Cut']);
    expect(product.skus.map(({ values }) => values)).toEqual([
      ['S', '-', 'A'],
      ['L', 'Red', 'B'],
    ]);
    expect(product.notes.map(({ line, key }) => [line, key])).toEqual([
      [2, 'imports.option_unnamed'],
      [2, 'imports.option_value_missing'],
    ]);
  });

  it('refuses the goods where nothing can be made of it, naming the line', () => {
    expect(getRefusedNote(row(2, { handle: 'x', price: '1' }))).toEqual(['imports.no_title', 2]);
    expect(getRefusedNote(row(2, { ...mug, title: 'x' }))).toEqual(['imports.no_title', 2]);
    expect(getRefusedNote(row(2, { handle: 'x', title: 'xy' }))).toEqual(['imports.no_variant', 2]);
    expect(getRefusedNote(row(2, mug), row(3, { option1Value: 'L' }))).toEqual(['imports.no_price', 3]);
    expect(getRefusedNote(row(2, { ...mug, price: '0.00' }))).toEqual(['imports.wrong_price', 2]);
    const variants = (number: number) =>
      Array.from({ length: number }, (_, n) => row(n + 2, { ...mug, option1Value: `${n}` }));
    expect(getRefusedNote(...variants(501))).toEqual(['imports.too_many_variants', 2]);
    expect(getRefusedNote(...variants(51))).toEqual(['imports.too_many_values', 2]);
    expect(getRefusedNote(...variants(50))).toBeNull();
  });
});
