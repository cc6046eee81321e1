import type { Address } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../../design/Icon.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import { Tag } from '../../../design/Tag.tsx';
import { areaText } from '../../shipping/index.ts';
import { useOrderStrings } from '../strings.ts';
import { AddressLine } from './AddressLine.tsx';
import styles from './CheckoutAddress.module.css';

/** Where this checkout goes; a press chooses another address. */
export function CheckoutAddress({ address, onChoose }: { address: Address | null; onChoose: () => void }) {
  const t = useOrderStrings();
  const place = address && { ...address, area: areaText(address) };
  return (
    <SectionCard className={styles.card}>
      <button type="button" className={styles.press} onClick={onChoose}>
        <span className="aloud">{t('address')}</span>
        <AddressLine place={place} mark={address?.is_default && <Tag look="brand">{t('isDefault')}</Tag>}>
          {!address && (
            <span className="col">
              <b className="t16">{t('chooseAddress')}</b>
              <span className="t13 c3">{t('chooseAddressHint')}</span>
            </span>
          )}
        </AddressLine>
        <Icon as={ChevronRight} size={18} className="c3" />
      </button>
    </SectionCard>
  );
}
