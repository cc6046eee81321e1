import type { OrderDetails } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LatestParcelSteps, ParcelNumber } from '../../shipping/index.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './DetailsParcels.module.css';

type SentParcel = OrderDetails['parcels'][number];

/** Each parcel of the order and its latest steps, the one sent last on top. */
export function DetailsParcels({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  const { parcels, shipped_at, lines } = order;
  const left = lines.reduce((sum, { to_ship }) => sum + to_ship, 0);
  if (parcels.length > 0) {
    return (
      <>
        {left > 0 && (
          <SectionCard>
            <Text as="p" size={13} tone={2}>
              {t('restToShip', { n: left })}
            </Text>
          </SectionCard>
        )}
        {[...parcels].reverse().map((parcel) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            // of a single parcel that holds all of it everybody knows what is in it
            titles={parcels.length > 1 || left > 0 ? parcel.lines.map((one) => namePieces(lines, one)) : []}
          />
        ))}
      </>
    );
  }
  if (shipped_at === null) return null;
  return (
    <SectionCard>
      <Text as="b" size={15} tone={1}>
        {t('byHand')}
      </Text>
      <Text as="p" size={13} tone={2} above={1}>
        {t('byHandHint')}
      </Text>
    </SectionCard>
  );
}

const namePieces = (lines: OrderDetails['lines'], { line_id, number }: SentParcel['lines'][number]): string =>
  `${lines.find(({ id }) => id === line_id)?.title ?? ''} × ${number}`;

function ParcelCard({ parcel, titles }: { parcel: SentParcel; titles: readonly string[] }) {
  const t = useOrderStrings();
  return (
    <SectionCard className={styles.card}>
      <ParcelNumber parcel={parcel} />
      {titles.length > 0 && (
        <Text as="p" size={13} tone={2} lines={2}>
          {titles.join(' · ')}
        </Text>
      )}
      {parcel.shared_with.length > 0 && (
        <Text as="p" size={13} tone={2}>
          {t('sharedParcel', { orders: parcel.shared_with.join(' · ') })}
        </Text>
      )}
      <LatestParcelSteps steps={parcel.steps} />
    </SectionCard>
  );
}
