import type { Refund } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LatestParcelSteps, ParcelNumber } from '../../shipping/index.ts';
import { useRefundStrings } from '../strings.ts';

/** The parcel that goes back, and where it is. */
export function ReturnParcel({ refund: { parcel, steps } }: { refund: Refund }) {
  const t = useRefundStrings();
  if (!parcel) return null;
  return (
    <SectionCard title={t('returnParcel')}>
      <ParcelNumber parcel={parcel} />
      {steps.length > 0 ? (
        <LatestParcelSteps steps={steps} />
      ) : (
        <Text as="p" size={13} tone={3}>
          {t('parcelWaits')}
        </Text>
      )}
    </SectionCard>
  );
}
