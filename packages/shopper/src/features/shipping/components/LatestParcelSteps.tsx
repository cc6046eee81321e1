import type { OrderDetails } from '@chengji/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useShippingStrings } from '../strings.ts';
import styles from './LatestParcelSteps.module.css';
import { ParcelSteps } from './ParcelSteps.tsx';

const FEW = 3;

/** What the parcel went through last; all of it on request. */
export function LatestParcelSteps({ steps }: { steps: OrderDetails['steps'] }) {
  const t = useShippingStrings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ParcelSteps steps={isOpen ? steps : steps.slice(0, FEW)} />
      {steps.length > FEW && (
        <TextButton className={styles.all} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t('fewerSteps') : t('allSteps', { count: steps.length })}
          <Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />
        </TextButton>
      )}
    </>
  );
}
