/** A spec may have a picture of each of its values, which stands for the skus that have none of their own. */
import type { GoodsSpec } from './goods.types.ts';

/** The picture of the first of these values that has one; empty when none has. */
export function findValueImage(specs: readonly GoodsSpec[], values: readonly string[]): string {
  for (const [at, { values: all, images = [] }] of specs.entries()) {
    const image = images[all.indexOf(values[at] ?? '')];
    if (image) return image;
  }
  return '';
}
