import type { Refund } from '@chengji/contract';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './ReturnAddress.module.css';

/** Where the goods go back to, while they still have to. */
export function ReturnAddress({ refund: { state, return_address } }: { refund: Refund }) {
  const t = useRefundStrings();
  if (!return_address || (state !== 'pending_return' && state !== 'pending_receipt')) return null;
  const { name, mobile, area, detail } = return_address;
  const place = `${area} ${detail}`;
  return (
    <SectionCard title={t('returnAddress')}>
      <Row row="between" gap={2}>
        <Row gap={2} grow className={styles.name}>
          <Text as="b" size={15} tone={1}>
            {name}
          </Text>
          <Text size={14} tone={2} num>
            {mobile}
          </Text>
        </Row>
        <TextButton brand className={styles.copy} onPress={() => void copyText(`${name} ${mobile} ${place}`)}>
          {t('copy')}
        </TextButton>
      </Row>
      <Text as="p" size={14} tone={2} above={1} className={styles.place}>
        {place}
      </Text>
    </SectionCard>
  );
}
