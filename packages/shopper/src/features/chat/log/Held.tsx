import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useChatStrings } from '../strings.ts';
import styles from './LogItem.module.css';
import { useHold } from './use-hold.ts';

/** A message that can be held for what may be done with it; the keyboard has a button for that. */
export function Held({ onHold, children }: { onHold: () => void; children: ReactNode }) {
  const t = useChatStrings();
  const hold = useHold(onHold);
  return (
    <div className={styles.held} {...hold}>
      {children}
      <button type="button" className={styles.actions} aria-label={t('actions')} onClick={onHold}>
        <Icon as={Ellipsis} size={18} />
      </button>
    </div>
  );
}
