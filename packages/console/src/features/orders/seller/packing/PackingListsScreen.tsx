import { useAddressInput } from '../../../../design/address/use-address-input.ts';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useIsReading, useOrder } from '../../queries.ts';
import { PackingList } from './PackingList.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import { sheetsInput } from './packing.view.ts';
import { ScreenOnly } from './ScreenOnly.tsx';

/** What goes into each parcel, an order a sheet; on paper nothing else of the console is seen. */
export function PackingListsScreen() {
  const text = useOrdersText();
  const [{ ids }] = useAddressInput(sheetsInput);
  const isReading = useIsReading('GET /seller/orders/details');
  return (
    <>
      <ScreenOnly>
        <PrintHeader
          title={text('packingLists')}
          summary={text('packingSheets', { n: ids.length })}
          canPrint={ids.length > 0}
          isReading={isReading}
        />
      </ScreenOnly>
      {ids.length === 0 && <EmptyState title={text('packingNone')} hint={text('packingNoneHint')} />}
      {ids.map((id) => (
        <Sheet key={id} id={id} />
      ))}
    </>
  );
}

function Sheet({ id }: { id: number }) {
  const { data: order, error, refetch } = useOrder(id);
  if (!order)
    return (
      <ScreenOnly>
        <NotLoaded error={error} onRetry={refetch} />
      </ScreenOnly>
    );
  return <PackingList order={order} />;
}
