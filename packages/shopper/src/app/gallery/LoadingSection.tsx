import { StripSkeleton } from '../../design/commerce/StripSkeleton.tsx';
import { PageSkeleton } from '../../design/feedback/PageSkeleton.tsx';
import { type Asked, QueryView } from '../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import { Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { type Endless, ListEnd } from '../../design/lists/ListEnd.tsx';
import { RowsSkeleton } from '../../design/lists/RowsSkeleton.tsx';
import styles from './gallery.module.css';

const nothing = () => {};
const query: Asked<string> = { data: undefined, error: null, isPending: false, refetch: nothing };
const queries: Record<string, Asked<string>> = {
  loading: { ...query, isPending: true },
  failed: { ...query, error: new Error() },
  loaded: { ...query, data: '已加载的内容' },
};
const list: Endless = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: nothing,
};
const lists: Record<string, Endless> = {
  loading: { ...list, hasNextPage: true, isFetchingNextPage: true },
  failed: { ...list, hasNextPage: true, isFetchNextPageError: true },
  ended: list,
};

/** What a page shows before its content has come, where that fails, and at the end of a list. */
export function LoadingSection() {
  return (
    <>
      {Object.entries(queries).map(([state, asked]) => (
        <SectionCard key={state} title={`Query, ${state}`}>
          <QueryView query={asked} skeleton={<Skeleton height={20} />}>
            {(text) => <Text>{text}</Text>}
          </QueryView>
        </SectionCard>
      ))}
      {Object.entries(lists).map(([state, endless]) => (
        <SectionCard key={state} title={`List, ${state}`}>
          <ListEnd list={endless} skeleton={<Skeleton height={20} />} />
        </SectionCard>
      ))}
      <SectionCard title="Skeletons" flush className={styles.galleryTabs}>
        <StripSkeleton />
      </SectionCard>
      <RowsSkeleton rows={1} />
      <PageSkeleton />
    </>
  );
}
