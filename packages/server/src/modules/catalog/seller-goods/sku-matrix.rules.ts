/**
 * A goods has up to three specs, each with its values. Its skus must fit them exactly: one value of each spec
 * in their order, no combination twice, and no value that no sku has. Without specs there is one sku.
 */
import type { GoodsSpec } from '../goods/goods.types.ts';

export type MatrixError = 'catalog.skus_do_not_match_specs' | 'catalog.sku_twice';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const toKey = (values: readonly string[]): string => JSON.stringify(values);

export function findMatrixError(
  specs: readonly GoodsSpec[],
  skus: readonly { values: readonly string[] }[],
): MatrixError | null {
  const mismatch = 'catalog.skus_do_not_match_specs';
  if (!isUnique(specs.map(({ name }) => name)) || !specs.every(({ values }) => isUnique(values)))
    return mismatch;
  const fits = (values: readonly string[]) =>
    values.length === specs.length && specs.every((spec, index) => spec.values.includes(values[index] ?? ''));
  if (!skus.every(({ values }) => fits(values))) return mismatch;
  if (!isUnique(skus.map(({ values }) => toKey(values)))) return 'catalog.sku_twice';
  const isUsed = (index: number, value: string) => skus.some(({ values }) => values[index] === value);
  return specs.every((spec, index) => spec.values.every((value) => isUsed(index, value))) ? null : mismatch;
}

export type KnownSku = { id: number; values: readonly string[]; stock: number; isRetired: boolean };

/**
 * Which known sku each wanted one is: by the id it names, else by its combination, retired ones included, so
 * that a choice that comes back is still itself. A new one has null. Answers null when an id is named that is
 * not known, or one twice.
 */
export function matchSkus(
  known: readonly KnownSku[],
  wanted: readonly { id?: number | undefined; values: readonly string[] }[],
): (KnownSku | null)[] | null {
  const byId = new Map(known.map((sku) => [sku.id, sku]));
  const named = wanted.flatMap(({ id }) => id ?? []);
  if (new Set(named).size < named.length || !named.every((id) => byId.has(id))) return null;
  const free = new Map<string, KnownSku>();
  for (const sku of [...known].sort((a, b) => Number(b.isRetired) - Number(a.isRetired))) {
    if (!named.includes(sku.id)) free.set(toKey(sku.values), sku);
  }
  return wanted.map(({ id, values }) => byId.get(id ?? 0) ?? free.get(toKey(values)) ?? null);
}
