/** Where the bars of a bar chart lie: what comes in stands on the zero line, what goes out hangs below it. */
import { roundCeiling } from './line-shape.ts';

export type Pair = { up: number; down: number };

/** Heights in the units of `height`; `top` is the round number at the upper edge, `zero` where the zero line runs. */
export function barShape(pairs: readonly Pair[], height: number) {
  const top = roundCeiling(Math.max(0, ...pairs.map(({ up }) => up)));
  const floor = Math.max(0, ...pairs.map(({ down }) => down));
  const scale = height / (top + floor);
  return {
    top,
    zero: top * scale,
    bars: pairs.map(({ up, down }) => ({ up: up * scale, down: down * scale })),
  };
}
