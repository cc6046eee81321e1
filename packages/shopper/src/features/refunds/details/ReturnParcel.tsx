import type { Refund } from '@chengji/contract';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { LatestParcelSteps } from '../../shipping/index.ts';
import { useRefundStrings } from '../strings.ts';

/** The parcel that goes back, and where it is. */
export function ReturnParcel({ refund: { parcel, steps } }: { refund: Refund }) {
  const t = useRefundStrings();
  if (!parcel) return null;
  return (
    <SectionCard title={t('returnParcel')}>
      <Row row="between" gap={2}>
        <Text as="p" size={15} tone={1} grow lines={1}>
          <b>{parcel.carrier}</b>{' '}
          <Text num tone={2}>
            {parcel.tracking_no}
          </Text>
        </Text>
        <TextButton brand className={look({ size: 13 })} onPress={() => void copyText(parcel.tracking_no)}>
          {t('copy')}
        </TextButton>
      </Row>
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
