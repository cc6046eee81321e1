import { ListEnd } from '../../../design/ListEnd.tsx';
import { Waterfall } from '../../../design/Waterfall.tsx';
import { WaterfallSkeleton } from '../../../design/WaterfallSkeleton.tsx';
import type { GoodsLayoutProps } from '../goods-layout.ts';
import styles from './GoodsListModule.module.css';

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
