import type { Address } from '@chengji/contract';
import { Pencil } from 'lucide-react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { areaText } from '../address.view.ts';
import { useShippingStrings } from '../strings.ts';
import styles from './AddressCard.module.css';
import { AddressTags } from './AddressTags.tsx';

/** Receiver and address; with `onPick` the text is a button, without it opens the form. */
export function AddressCard({ address, onPick }: { address: Address; onPick?: (() => void) | undefined }) {
  const t = useShippingStrings();
  const handleEdit = () => go('pages/user/address/addressManage', { id: address.id });
  return (
    <SectionCard>
      <Row gap={3}>
        <button type="button" className={styles.words} onClick={onPick ?? handleEdit}>
          <Row as="span" gap={2}>
            <Text as="b" size={15} tone={1} lines={1}>
              {address.name}
            </Text>
            <Text size={14} tone={2} num>
              {address.mobile}
            </Text>
            <AddressTags address={address} />
          </Row>
          <Text above={1} size={13} tone={2} className={styles.place}>
            {areaText(address)} {address.detail}
          </Text>
        </button>
        <IconButton
          icon={Pencil}
          label={t('edit')}
          size={18}
          onPress={handleEdit}
          className={look({ tone: 3 })}
        />
      </Row>
    </SectionCard>
  );
}
