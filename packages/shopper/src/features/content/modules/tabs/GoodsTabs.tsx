import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../kernel/shell/fetch-code.ts';
import { GoodsFlow } from '../goods/GoodsFlow.tsx';
import styles from '../goods/GoodsListModule.module.css';
import type { GoodsLayoutProps } from '../goods/goods-layout.ts';

/** The tabs come after the goods they stand over, and with them what is under each of them. */
const load = () => import('./CategoryTabs.tsx');
const CategoryTabs = lazyPart(async () => (await load()).CategoryTabs);
const CategoryGoods = lazyPart(async () => (await load()).CategoryGoods);

/** Two columns of cards, with a tab for each top category over them. */
export function GoodsTabs({ params, goods, rest }: GoodsLayoutProps) {
  const [category, setCategory] = useState<number | null>(null);
  return (
    <>
      <Suspense fallback={<h2 className={styles.lead}>{params.title}</h2>}>
        <CategoryTabs title={params.title} on={category} onChange={setCategory} />
      </Suspense>
      <div className={styles.tabbed}>
        {category === null ? (
          <GoodsFlow params={{ ...params, title: '' }} goods={goods} rest={rest} />
        ) : (
          <Suspense>
            <CategoryGoods params={params} category={category} />
          </Suspense>
        )}
      </div>
    </>
  );
}

GoodsTabs.Skeleton = GoodsFlow.Skeleton;
