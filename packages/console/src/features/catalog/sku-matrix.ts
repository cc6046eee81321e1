/**
 * The matrix of a goods: one sku for each combination of its specs' values. Changing the specs keeps what
 * was typed where a combination is still the same, or grew out of another.
 */

import { moveItem } from '@chengji/client-kit/lists/move-item';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';

/** `images` has a picture of each value, empty where there is none; or it is empty, and values have none. */
export type Spec = { name: string; values: string[]; images: string[] };

type Values = Pick<Spec, 'values'>;

export type SkuDraft = {
  id?: number | undefined;
  values: string[];
  /** As typed: `12`, `12.5`. */
  price: string;
  wasPrice: string;
  stock: number | null;
  /** What the seller saw when the edit began: only the difference to it is applied. */
  stockWas?: number | undefined;
  code: string;
  image: string;
  weightGrams: number;
  /** Off sale: it keeps all it has, and nobody can buy it. */
  isOff: boolean;
};

export const isPriced = (sku: SkuDraft): boolean => {
  const price = parseMoneyInput(sku.price);
  return price !== undefined && /[1-9]/.test(price);
};

/** None, or one above the price: the market keeps no other. */
export function isWasPriceKept({ price, wasPrice }: SkuDraft): boolean {
  if (wasPrice === '') return true;
  const [now, was] = [parseMoneyInput(price), parseMoneyInput(wasPrice)];
  return was !== undefined && (now === undefined || Number(was) > Number(now));
}

/** The picture of the first of these values that has one; specs without values take no part. */
export function findValueImage(used: readonly Spec[], values: readonly string[]): string {
  for (const [at, spec] of used.entries()) {
    const image = spec.images[spec.values.indexOf(values[at] ?? '')];
    if (image) return image;
  }
  return '';
}

const toKey = (values: readonly string[]) => JSON.stringify(values);

/** Specs without a value take no part. */
const inUse = <T extends Values>(specs: readonly T[]) => specs.filter((spec) => spec.values.length > 0);

/** Every combination, the last spec changing fastest; without specs there is the one empty combination. */
export const combinations = (specs: readonly Values[]): string[][] =>
  inUse(specs).reduce<string[][]>(
    (rows, spec) => rows.flatMap((row) => spec.values.map((value) => [...row, value])),
    [[]],
  );

export const countSkus = (specs: readonly Values[]): number =>
  inUse(specs).reduce((count, spec) => count * spec.values.length, 1);

export const blankSku = (values: string[]): SkuDraft => ({
  values,
  price: '',
  wasPrice: '',
  stock: null,
  code: '',
  image: '',
  weightGrams: 0,
  isOff: false,
});

const isSubset = (part: readonly string[], whole: readonly string[]) =>
  part.every((value) => whole.includes(value));

/**
 * The skus for these specs. One with the same values stays whole; a new combination takes price, weight and
 * picture of a sku it grew out of (a spec was added) or that held it (a spec was taken away).
 */
export function fitSkus(specs: readonly Values[], skus: readonly SkuDraft[]): SkuDraft[] {
  // while a value is being renamed two may read the same: each combination takes the next of those alike
  const same = Map.groupBy(skus, (sku) => toKey(sku.values));
  return combinations(specs).map((values) => {
    const kept = same.get(toKey(values))?.shift();
    if (kept) return kept;
    const kin = skus.find((sku) => isSubset(sku.values, values) || isSubset(values, sku.values));
    const { price, wasPrice, weightGrams, image } = kin ?? blankSku(values);
    return { ...blankSku(values), price, wasPrice, weightGrams, image };
  });
}

/**
 * A value of a spec under another name. Its skus are known by their place in the matrix, so that they stay
 * what they are even while the new name is another value's.
 */
export function renameValue(
  { specs, skus }: { specs: readonly Spec[]; skus: readonly SkuDraft[] },
  { spec, value }: { spec: number; value: number },
  name: string,
): { specs: Spec[]; skus: SkuDraft[] } {
  const used = inUse(specs);
  const column = used.indexOf(specs[spec] as Spec);
  const own = used[column]?.values.length ?? 1;
  const below = used.slice(column + 1).reduce((count, { values }) => count * values.length, 1);
  const renamed = <T>(items: readonly T[], at: number, item: T) =>
    items.map((one, index) => (index === at ? item : one));
  return {
    specs: specs.map((one, index) =>
      index === spec ? { ...one, values: renamed(one.values, value, name) } : one,
    ),
    skus: skus.map((sku, place) =>
      Math.floor(place / below) % own === value ? { ...sku, values: renamed(sku.values, column, name) } : sku,
    ),
  };
}

const reordered = (spec: Spec, change: <T>(items: readonly T[]) => T[]): Spec => ({
  ...spec,
  values: change(spec.values),
  images: change(spec.images),
});

/** The value at one place of a spec put to another; a picture goes with it. */
export const moveValue = (spec: Spec, from: number, to: number): Spec =>
  reordered(spec, (items) => moveItem(items, from, to));

export const removeValue = (spec: Spec, at: number): Spec =>
  reordered(spec, (items) => items.filter((_, index) => index !== at));

export const addValues = (spec: Spec, added: readonly string[]): Spec => ({
  ...spec,
  values: [...spec.values, ...added],
  images: spec.images.length > 0 ? [...spec.images, ...added.map(() => '')] : [],
});

/** Gives values pictures, or takes all of them away. */
export const withPictures = (spec: Spec, hasPictures: boolean): Spec => ({
  ...spec,
  images: hasPictures ? spec.values.map(() => '') : [],
});

export const setPicture = (spec: Spec, at: number, image: string): Spec => ({
  ...spec,
  images: spec.images.map((one, index) => (index === at ? image : one)),
});

/** The specs of a matrix after one has changed, and the skus that go with them. */
export const withSpecs = (specs: Spec[], skus: readonly SkuDraft[]) => ({
  specs,
  skus: fitSkus(specs, skus),
});

export type BulkFill = Partial<Pick<SkuDraft, 'price' | 'wasPrice' | 'stock' | 'weightGrams'>> & {
  codePrefix?: string;
};

/** Fills the given columns of the skus chosen; codes are the prefix and the sku's place. */
export function fillSkus(
  skus: readonly SkuDraft[],
  fill: BulkFill,
  isChosen: (sku: SkuDraft) => boolean,
): SkuDraft[] {
  const { codePrefix, ...columns } = fill;
  return skus.map((sku, at) =>
    isChosen(sku)
      ? {
          ...sku,
          ...columns,
          ...(codePrefix ? { code: `${codePrefix}${String(at + 1).padStart(2, '0')}` } : {}),
        }
      : sku,
  );
}

/** How many rows the first column's cell spans: the skus that follow with the same first value. */
export function firstValueSpan(skus: readonly SkuDraft[], at: number): number {
  const value = skus[at]?.values[0];
  if (value === undefined) return 1;
  if (at > 0 && skus[at - 1]?.values[0] === value) return 0;
  let end = at + 1;
  while (skus[end]?.values[0] === value) end += 1;
  return end - at;
}
