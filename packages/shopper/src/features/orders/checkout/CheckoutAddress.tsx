import type { Address } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import { Hidden, look, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { AddressTags, areaText } from '../../shipping/index.ts';
import { AddressLine } from '../details/AddressLine.tsx';
import { useOrderStrings } from '../strings.ts';
import styles from './CheckoutAddress.module.css';

/** Where this checkout goes; a press chooses another address. */
export function CheckoutAddress({ address, onChoose }: { address: Address | null; onChoose: () => void }) {
  const t = useOrderStrings();
  const place = address && { ...address, area: areaText(address) };
  return (
    <SectionCard className={styles.card}>
      <button type="button" className={styles.press} onClick={onChoose}>
        <Hidden>{t('address')}</Hidden>
        <AddressLine place={place} mark={address && <AddressTags address={address} />}>
          {!address && (
            <Stack as="span">
              <Text as="b" size={16}>
                {t('chooseAddress')}
              </Text>
              <Text size={13} tone={3}>
                {t('chooseAddressHint')}
              </Text>
            </Stack>
          )}
        </AddressLine>
        <Icon as={ChevronRight} size={18} className={look({ tone: 3 })} />
      </button>
    </SectionCard>
  );
}
