import type { OrderDetails } from '@chengji/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { ParcelSteps } from '../../shipping/index.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './DetailsParcel.module.css';

const FEW = 3;

/** The parcel and its latest steps; all of them on request. */
export function DetailsParcel({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  const [isOpen, setOpen] = useState(false);
  const { parcel, steps } = order;
  if (!parcel) {
    if (order.shipped_at === null) return null;
    return (
      <SectionCard>
        <b className="t15 c1">{t('byHand')}</b>
        <p className="t13 c2 mt-1">{t('byHandHint')}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard className={styles.card}>
      <div className="fx-b g-2">
        <p className="t15 c1 grow l1">
          <b>{parcel.carrier}</b> <span className="num c2">{parcel.tracking_no}</span>
        </p>
        <TextButton brand className="t13" onPress={() => void copyText(parcel.tracking_no)}>
          {t('copy')}
        </TextButton>
      </div>
      <ParcelSteps steps={isOpen ? steps : steps.slice(0, FEW)} />
      {steps.length > FEW && (
        <TextButton className={styles.all} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t('fewerSteps') : t('allSteps', { count: steps.length })}
          <Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />
        </TextButton>
      )}
    </SectionCard>
  );
}
