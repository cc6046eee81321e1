import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useOrder } from '../../queries.ts';
import { PackingList } from './PackingList.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import styles from './packing.module.css';
import { readOrderIds } from './packing.view.ts';

/** What goes into each parcel, an order a sheet; on paper nothing else of the console is seen. */
export function PackingListsScreen() {
  const text = useOrdersText();
  const [params] = useSearchParams();
  const ids = readOrderIds(params.get('ids'));
  return (
    <>
      <div className={styles.screenOnly}>
        <PrintHeader
          title={text('packingLists')}
          summary={text('packingSheets', { n: ids.length })}
          canPrint={ids.length > 0}
        />
      </div>
      {ids.length === 0 && <EmptyState title={text('packingNone')} hint={text('packingNoneHint')} />}
      {ids.map((id) => (
        <Sheet key={id} id={id} />
      ))}
    </>
  );
}

function Sheet({ id }: { id: number }) {
  const { data: order, error, refetch } = useOrder(id);
  if (error) return <NotLoaded error={error} onRetry={refetch} />;
  if (!order) return <SkeletonRows />;
  return <PackingList order={order} />;
}
