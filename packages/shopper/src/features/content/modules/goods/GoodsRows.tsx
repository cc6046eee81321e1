import { GoodsRow } from '../../../../design/commerce/GoodsRow.tsx';
import { Stack } from '../../../../design/layout/primitives.ts';
import { ListEnd } from '../../../../design/lists/ListEnd.tsx';
import { RowsSkeleton } from '../../../../design/lists/RowsSkeleton.tsx';
import styles from './GoodsListModule.module.css';
import type { GoodsLayoutProps } from './goods-layout.ts';

/** Goods in rows. */
export function GoodsRows({ params, goods, rest }: GoodsLayoutProps) {
  return (
    <>
      {params.title && <h2 className={styles.lead}>{params.title}</h2>}
      <Stack gap={2}>
        {goods.map((row) => (
          <GoodsRow key={row.id} goods={row} />
        ))}
      </Stack>
      {rest && <ListEnd list={rest} skeleton={<GoodsRows.Skeleton />} />}
    </>
  );
}

GoodsRows.Skeleton = RowsSkeleton;
