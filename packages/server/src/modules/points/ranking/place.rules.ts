/** Who has as much as another stands at the same place; the next stands behind both. */

export function placeRows<T extends { shopperId: number; value: number }>(
  rows: readonly T[],
): (T & { place: number })[] {
  const sorted = rows.toSorted((a, b) => b.value - a.value || a.shopperId - b.shopperId);
  let place = 0;
  return sorted.map((row, index) => {
    if (row.value !== sorted[index - 1]?.value) place = index + 1;
    return { ...row, place };
  });
}
