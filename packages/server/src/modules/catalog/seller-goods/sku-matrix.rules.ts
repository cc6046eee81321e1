/** Which skus of a goods stay themselves when it is saved again. */

const toKey = (values: readonly string[]): string => JSON.stringify(values);

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
