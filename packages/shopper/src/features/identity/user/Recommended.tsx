import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { Waterfall } from '../../../design/lists/Waterfall.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { useRecommended } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';

/** Goods the person may like, endless. */
export function Recommended() {
  const t = useIdentityStrings();
  const list = useRecommended();
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
