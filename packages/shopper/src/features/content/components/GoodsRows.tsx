import { GoodsRow } from '../../../design/GoodsRow.tsx';
import { ListEnd } from '../../../design/ListEnd.tsx';
import { RowsSkeleton } from '../../../design/RowsSkeleton.tsx';
import type { GoodsLayoutProps } from '../goods-layout.ts';
import styles from './GoodsListModule.module.css';

/** One goods beneath the other. */
export function GoodsRows({ params, goods, rest }: GoodsLayoutProps) {
  return (
    <>
      {params.title && <h2 className={styles.lead}>{params.title}</h2>}
      <div className="col g-2">
        {goods.map((row) => (
          <GoodsRow key={row.id} goods={row} />
        ))}
      </div>
      {rest && <ListEnd list={rest} skeleton={<GoodsRows.Skeleton />} />}
    </>
  );
}

GoodsRows.Skeleton = RowsSkeleton;
