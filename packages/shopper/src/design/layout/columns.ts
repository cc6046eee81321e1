/** Two columns of even height: each next item goes to the shorter one, so items never move. */
export function toColumns<Item>(
  items: readonly Item[],
  getHeight: (item: Item) => number,
): readonly [Item[], Item[]] {
  const columns: [Item[], Item[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const item of items) {
    const shorter = heights[0] <= heights[1] ? 0 : 1;
    columns[shorter].push(item);
    heights[shorter] += getHeight(item);
  }
  return columns;
}

/** `4:5` is 1.25 times as high as wide. */
export function heightForRatio(ratio: string): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return down / across;
}
