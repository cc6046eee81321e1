import type { GoodsRow } from '@chengji/contract';

const ratios = { '1:1': 1, '4:5': 4 / 5, '3:4': 3 / 4, '5:4': 5 / 4 } satisfies Record<
  GoodsRow['ratio'],
  number
>;

/** The nearest of those that feeds show. */
export function toRatio(width: number, height: number): GoodsRow['ratio'] {
  const own = Math.log(width / height);
  const distance = (ratio: GoodsRow['ratio']) => Math.abs(Math.log(ratios[ratio]) - own);
  return (Object.keys(ratios) as GoodsRow['ratio'][]).reduce((best, ratio) =>
    distance(ratio) < distance(best) ? ratio : best,
  );
}
