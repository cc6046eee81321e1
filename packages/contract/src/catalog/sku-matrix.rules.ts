/**
 * A goods has up to three specs, each with its values. Its skus must fit them exactly: one value of each spec
 * in their order, no combination twice, and no value that no sku has. Without specs there is one sku.
 */
type Spec = { name: string; values: readonly string[] };

export type MatrixError = 'catalog.skus_do_not_match_specs' | 'catalog.sku_twice';

export const mostSpecs = 3;
export const mostSkus = 500;

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** No two specs, and no two values of one, have the same name. */
export const areSpecsUnique = (specs: readonly Spec[]): boolean =>
  isUnique(specs.map(({ name }) => name)) && specs.every(({ values }) => isUnique(values));

export function findMatrixError(
  specs: readonly Spec[],
  skus: readonly { values: readonly string[] }[],
): MatrixError | null {
  const mismatch = 'catalog.skus_do_not_match_specs';
  if (!areSpecsUnique(specs)) return mismatch;
  const fits = (values: readonly string[]) =>
    values.length === specs.length && specs.every((spec, index) => spec.values.includes(values[index] ?? ''));
  if (!skus.every(({ values }) => fits(values))) return mismatch;
  if (!isUnique(skus.map(({ values }) => JSON.stringify(values)))) return 'catalog.sku_twice';
  const isUsed = (index: number, value: string) => skus.some(({ values }) => values[index] === value);
  return specs.every((spec, index) => spec.values.every((value) => isUsed(index, value))) ? null : mismatch;
}
