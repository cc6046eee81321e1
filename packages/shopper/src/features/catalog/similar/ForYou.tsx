import { useState } from 'react';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { Waterfall } from '../../../design/lists/Waterfall.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { useSimilarGoods } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';

type ForYouProps = {
  /** The goods it is like, as they are when it is first shown; without any it is what sells and is liked. */
  goodsIds?: readonly number[];
};

/** Goods the person may like, endless. */
export function ForYou({ goodsIds = [] }: ForYouProps) {
  const t = useCatalogStrings();
  const [seeds] = useState(goodsIds);
  const list = useSimilarGoods(seeds);
  if (list.first && list.rows.length === 0) return null;
  return (
    <section>
      <Text as="h2" size={17} bold tone={1} inset="page">
        {t('forYou')}
      </Text>
      <Box above={2}>
        {list.isError && list.rows.length === 0 ? (
          <ErrorLine onRetry={() => void list.refetch()} />
        ) : list.isPending ? (
          <WaterfallSkeleton />
        ) : (
          <>
            <Waterfall goods={list.rows} />
            <ListEnd list={list} skeleton={<WaterfallSkeleton />} />
          </>
        )}
      </Box>
    </section>
  );
}
