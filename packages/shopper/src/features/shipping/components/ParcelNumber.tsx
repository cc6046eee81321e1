import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { copyText } from '../../../kernel/copy-text.ts';
import { useShippingStrings } from '../strings.ts';

type Props = { parcel: { carrier: string; tracking_no: string } };

/** Who brings a parcel, and its number to copy. */
export function ParcelNumber({ parcel: { carrier, tracking_no } }: Props) {
  const t = useShippingStrings();
  return (
    <Row row="between" gap={2}>
      <Text as="p" size={15} tone={1} grow lines={1}>
        <b>{carrier}</b>{' '}
        <Text num tone={2}>
          {tracking_no}
        </Text>
      </Text>
      <TextButton brand className={look({ size: 13 })} onPress={() => void copyText(tracking_no)}>
        {t('copy')}
      </TextButton>
    </Row>
  );
}
