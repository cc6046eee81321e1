import type { ChatMessage } from '@chengji/contract';
import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { countReceivedAfter, findLastReceived } from '../chat.view.ts';
import { useChatStrings } from '../strings.ts';
import styles from './NewBelow.module.css';

type NewBelowProps = { rows: readonly ChatMessage[]; isAway: boolean; onPress: () => void };

/** To the end again, and how many have come there meanwhile. */
export function NewBelow({ rows, isAway, onPress }: NewBelowProps) {
  const t = useChatStrings();
  const last = findLastReceived(rows);
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (!isAway) setSeen(last);
  }, [isAway, last]);
  if (!isAway) return null;
  const count = countReceivedAfter(rows, seen);
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={count > 0 ? undefined : t('latest')}
      onClick={onPress}
    >
      <Icon as={ArrowDown} size={16} />
      {count > 0 && t('newBelow', { count })}
    </button>
  );
}
