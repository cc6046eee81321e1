import { ListEnd } from '../../../../design/lists/ListEnd.tsx';
import { Waterfall } from '../../../../design/lists/Waterfall.tsx';
import { WaterfallSkeleton } from '../../../../design/lists/WaterfallSkeleton.tsx';
import styles from './GoodsListModule.module.css';
import type { GoodsLayoutProps } from './goods-layout.ts';

/** Two columns of cards. */
export function GoodsFlow({ params, goods, rest }: GoodsLayoutProps) {
  return (
    <>
      {params.title && <h2 className={styles.lead}>{params.title}</h2>}
      <div className={styles.flow}>
        <Waterfall goods={goods} />
        {rest && <ListEnd list={rest} skeleton={<GoodsFlow.Skeleton />} />}
      </div>
    </>
  );
}

GoodsFlow.Skeleton = WaterfallSkeleton;
