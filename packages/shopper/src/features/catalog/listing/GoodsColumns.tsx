import type { GoodsRow as Goods } from '@chengji/contract';
import { GoodsCard } from '../../../design/commerce/GoodsCard.tsx';
import goodsStyles from '../../../design/commerce/goods.module.css';
import { heightForRatio, toColumns } from '../../../design/layout/columns.ts';
import { VirtualList } from '../../../design/lists/VirtualList.tsx';
import styles from './GoodsResults.module.css';

/** The text of a card, in picture widths. */
const WORDS = 0.6;

/** Cards in two columns, of which only those near are drawn. */
export function GoodsColumns({ goods }: { goods: readonly Goods[] }) {
  const columns = toColumns(goods, (row) => heightForRatio(row.ratio) + WORDS);
  return (
    <div className={goodsStyles.flow}>
      {(['left', 'right'] as const).map((side, index) => (
        <div key={side}>
          <VirtualList rows={columns[index] ?? []} getKey={(row) => row.id}>
            {(row) => (
              <div className={styles.row}>
                <GoodsCard goods={row} />
              </div>
            )}
          </VirtualList>
        </div>
      ))}
    </div>
  );
}
