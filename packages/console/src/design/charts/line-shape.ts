/** Where a line chart's points lie: the first at the left edge, the last at the right, zero at the bottom. */
export type Point = { x: number; y: number };

/** The next round number at or above a value, so that the axis reads 0, half, whole: 1, 2, 5, 10, 20, 50 … */
export function roundCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}

/** `top` is what reaches the upper edge: for one line alone, the round number above it. */
export function linePoints(
  values: readonly number[],
  width: number,
  height: number,
  top = roundCeiling(Math.max(0, ...values)),
): Point[] {
  const gap = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => ({ x: at * gap, y: height - (value / top) * height }));
}

export const linePath = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
