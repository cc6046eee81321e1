import type { GoodsRow as Goods } from '@chengji/contract';
import type { ReactNode } from 'react';
import { GoodsRow } from '../../../design/commerce/GoodsRow.tsx';
import { Box, Hidden } from '../../../design/layout/primitives.ts';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { VirtualList } from '../../../design/lists/VirtualList.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { useCatalogStrings } from '../strings.ts';
import { GoodsColumns } from './GoodsColumns.tsx';
import styles from './GoodsResults.module.css';

export type Layout = 'rows' | 'cards';

type GoodsResultsProps = {
  layout: Layout;
  goods: readonly Goods[];
  /** Goods of one shop do not name it. */
  inShop: boolean;
  isChanging: boolean;
  children?: ReactNode;
};

/** The goods found; while order or filters change, those of before are dimmed. */
export function GoodsResults({ layout, goods, inShop, isChanging, children }: GoodsResultsProps) {
  const t = useCatalogStrings();
  return (
    <div className={styles.results} aria-busy={isChanging}>
      <Hidden as="h2">{t('results')}</Hidden>
      {layout === 'cards' ? (
        <GoodsColumns goods={goods} />
      ) : (
        <Box inset="feed">
          <VirtualList rows={goods} getKey={(row) => row.id}>
            {(row) => (
              <div className={styles.row}>
                <GoodsRow goods={row} inShop={inShop} />
              </div>
            )}
          </VirtualList>
        </Box>
      )}
      {children}
    </div>
  );
}

export const GoodsResultsSkeleton = ({ layout }: { layout: Layout }) =>
  layout === 'cards' ? <WaterfallSkeleton /> : <RowsSkeleton />;
