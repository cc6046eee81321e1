import { useAddressInput } from '../../../../design/address/use-address-input.ts';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useIsReading, useLabels } from '../../queries.ts';
import { PrintHeader } from '../packing/PrintHeader.tsx';
import { sheetsInput } from '../packing/packing.view.ts';
import { ScreenOnly } from '../packing/ScreenOnly.tsx';
import styles from './labels.module.css';

/** The labels of parcels, one a page; on paper nothing else of the console is seen. */
export function LabelsScreen() {
  const text = useOrdersText();
  const [{ ids }] = useAddressInput(sheetsInput);
  const isReading = useIsReading('GET /seller/orders/labels');
  return (
    <>
      <ScreenOnly>
        <PrintHeader
          title={text('labels')}
          summary={text('labelsSummary', { n: ids.length })}
          canPrint={ids.length > 0}
          isReading={isReading}
        />
      </ScreenOnly>
      {ids.length === 0 && <EmptyState title={text('labelsNone')} hint={text('labelsNoneHint')} />}
      <div className={styles.labels}>
        {ids.map((id) => (
          <OrderLabels key={id} id={id} />
        ))}
      </div>
    </>
  );
}

function OrderLabels({ id }: { id: number }) {
  const text = useOrdersText();
  const { data, error, refetch } = useLabels(id);
  if (error)
    return (
      <ScreenOnly>
        <NotLoaded error={error} onRetry={refetch} />
      </ScreenOnly>
    );
  if (!data)
    return (
      <ScreenOnly>
        <SkeletonRows />
      </ScreenOnly>
    );
  if (data.rows.length === 0)
    return (
      <ScreenOnly>
        <Note tone="warning">{text('labelNone', { id })}</Note>
      </ScreenOnly>
    );
  return data.rows.map(({ parcel_id, carrier, tracking_no, image }) => (
    <img key={parcel_id} className={styles.label} src={image} alt={`${carrier} ${tracking_no}`} />
  ));
}
