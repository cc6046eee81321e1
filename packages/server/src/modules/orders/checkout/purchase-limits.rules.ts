/** How many pieces of a goods one order, and one buyer over all orders, may have. */

type Line = {
  sku: { goodsId: number; mostPerOrder: number | null; mostPerBuyer: number | null };
  number: number;
};

export type OverLimit<T> = { line: T; limit: number; left: number; isPerOrder: boolean };

/** Goods that have a limit per buyer: what they have bought must be known. */
export const listLimited = (lines: readonly Line[]): number[] => [
  ...new Set(lines.flatMap(({ sku }) => (sku.mostPerBuyer === null ? [] : sku.goodsId))),
];

/** The first line of a goods that is asked for too often; all skus of a goods count together. */
export function findOverLimit<T extends Line>(
  lines: readonly T[],
  bought: ReadonlyMap<number, number>,
): OverLimit<T> | null {
  for (const line of lines) {
    const { goodsId, mostPerOrder, mostPerBuyer } = line.sku;
    const asked = lines.reduce((sum, one) => sum + (one.sku.goodsId === goodsId ? one.number : 0), 0);
    if (mostPerBuyer !== null) {
      const left = Math.max(0, mostPerBuyer - (bought.get(goodsId) ?? 0));
      if (asked > left) return { line, limit: mostPerBuyer, left, isPerOrder: false };
    }
    if (mostPerOrder !== null && asked > mostPerOrder)
      return { line, limit: mostPerOrder, left: mostPerOrder, isPerOrder: true };
  }
  return null;
}
