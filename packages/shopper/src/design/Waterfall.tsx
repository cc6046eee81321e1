import type { GoodsRow } from '@chengji/contract';
import { heightOfRatio, inColumns } from './columns.ts';
import { GoodsCard } from './GoodsCard.tsx';
import './goods.css';

/** Words of a card, in picture widths. */
const WORDS = 0.6;
const EAGER = 4;

/** Goods in two columns that never jump: pictures keep their ratio before they are there. */
export function Waterfall({
  goods,
  firstScreen,
}: {
  goods: readonly GoodsRow[];
  /** Its first pictures are in sight at once. */
  firstScreen?: boolean;
}) {
  const columns = inColumns(goods, (row) => heightOfRatio(row.ratio) + WORDS);
  const eager = new Set(firstScreen ? goods.slice(0, EAGER) : []);
  return (
    <div className="flow">
      {(['left', 'right'] as const).map((side, index) => (
        <div key={side}>
          {columns[index]?.map((row) => (
            <GoodsCard key={row.id} goods={row} eager={eager.has(row)} />
          ))}
        </div>
      ))}
    </div>
  );
}
