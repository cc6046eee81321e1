import type { GoodsRow } from '@chengji/contract';
import { GoodsCard } from '../commerce/GoodsCard.tsx';
import { heightForRatio } from '../layout/columns.ts';
import { TwoColumns } from '../layout/TwoColumns.tsx';

/** The text of a card, in picture widths. */
const WORDS = 0.6;

type WaterfallProps = {
  goods: readonly GoodsRow[];
  /** Its first pictures are visible at once. */
  firstScreen?: boolean;
};

/** Goods in two columns that never jump: pictures have their ratio before they have loaded. */
export function Waterfall({ goods, firstScreen }: WaterfallProps) {
  return (
    <TwoColumns rows={goods} getHeight={(row) => heightForRatio(row.ratio) + WORDS} firstScreen={firstScreen}>
      {(row, isEager) => <GoodsCard key={row.id} goods={row} eager={isEager} />}
    </TwoColumns>
  );
}
