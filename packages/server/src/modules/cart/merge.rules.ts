/**
 * Laying a visitor's cart into the own one. Of a sku in both, the larger number stands: sent twice, the
 * second time changes nothing. No number rises above the stock, and lines beyond the most are left out, the
 * first sent before the later ones.
 */

export const maxLines = 200;
export const maxPieces = 9_999;

type Line = { skuId: number; number: number; checked: boolean };

/** At least one piece stays of what has sold out: it is shown as such, until it is deleted. */
export const capNumber = (number: number, stock: number): number =>
  Math.max(1, Math.min(number, stock, maxPieces));

/** The lines to write: new ones and those whose number or choice changes. `stocks` holds every sku that is known. */
export function mergeLines(
  own: readonly Line[],
  sent: readonly Line[],
  stocks: ReadonlyMap<number, number>,
): Line[] {
  const merged = new Map(own.map((line) => [line.skuId, line]));
  const changed = new Map<number, Line>();
  for (const line of sent) {
    const stock = stocks.get(line.skuId);
    if (stock === undefined) continue;
    const there = merged.get(line.skuId);
    if (!there && merged.size >= maxLines) continue;
    const number = Math.max(there?.number ?? 0, capNumber(line.number, stock));
    if (there?.number === number && there.checked === line.checked) continue;
    const written = { skuId: line.skuId, number, checked: line.checked };
    merged.set(line.skuId, written);
    changed.set(line.skuId, written);
  }
  return [...changed.values()];
}
