import type { OrderDetails } from '@chengji/contract';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { LatestParcelSteps } from '../../shipping/index.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './DetailsParcel.module.css';

/** The parcel and its latest steps. */
export function DetailsParcel({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  const { parcel, steps } = order;
  if (!parcel) {
    if (order.shipped_at === null) return null;
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
  return (
    <SectionCard className={styles.card}>
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
      <LatestParcelSteps steps={steps} />
    </SectionCard>
  );
}
