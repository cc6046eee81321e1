/** The first difference of a kind, in words. */
export function findDifference(what: string, market: readonly string[], model: readonly string[]): string[] {
  const [a, b] = [market.toSorted(), model.toSorted()];
  const index = a.findIndex((line, place) => line !== b[place]);
  if (index < 0 && a.length === b.length) return [];
  return [`${what}: the market has "${a[index] ?? a.at(-1)}", the model "${b[Math.max(index, 0)] ?? ''}"`];
}
