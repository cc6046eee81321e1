import type { Address } from '@chengji/contract';
import { Pencil } from 'lucide-react';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { areaText } from '../address.view.ts';
import { useShippingStrings } from '../strings.ts';
import styles from './AddressCard.module.css';

/** Receiver and address; with `onPick` the text is a button, without it opens the form. */
export function AddressCard({ address, onPick }: { address: Address; onPick?: (() => void) | undefined }) {
  const t = useShippingStrings();
  const handleEdit = () => go('pages/user/address/addressManage', { id: address.id });
  return (
    <SectionCard>
      <div className="fx g-3">
        <button type="button" className={styles.words} onClick={onPick ?? handleEdit}>
          <span className="fx g-2">
            <b className="t15 c1 l1">{address.name}</b>
            <span className="t14 c2 num">{address.mobile}</span>
            {address.is_default && <Tag look="brand">{t('isDefault')}</Tag>}
          </span>
          <span className={styles.place}>
            {areaText(address)} {address.detail}
          </span>
        </button>
        <IconButton icon={Pencil} label={t('edit')} size={18} onPress={handleEdit} className="c3" />
      </div>
    </SectionCard>
  );
}
