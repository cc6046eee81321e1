import type { LiveState } from '@chengji/contract';
import { Eye } from 'lucide-react';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { Bars } from '../parts/Bars.tsx';
import styles from './LiveMark.module.css';
import { useLiveCardStrings } from './strings.ts';

const words = { created: 'planned', living: 'living', ended: 'ended', replay: 'replay' } as const;

type LiveMarkProps = {
  state: LiveState;
  viewers: number;
  /** The number in place of the word. */
  isShort?: boolean;
};

/** On the cover of a live: how it stands, and how many watch it or have. */
export function LiveMark({ state, viewers, isShort }: LiveMarkProps) {
  const t = useLiveCardStrings();
  const showCount = useCountDisplay();
  const count = showCount(viewers);
  const isLiving = state === 'living';
  return (
    <>
      <span className={isLiving ? `${styles.mark} ${styles.living}` : styles.mark}>
        {isLiving && <Bars />}
        {isShort && isLiving ? (
          <>
            <Hidden>{t('living')}</Hidden>
            <Text num>{count}</Text>
          </>
        ) : (
          t(words[state])
        )}
      </span>
      {!isShort && state !== 'created' && (
        <span className={`${styles.mark} ${styles.viewers}`}>
          <Icon as={Eye} size={12} />
          <Text num>{t(isLiving ? 'watch' : 'watched', { count })}</Text>
        </span>
      )}
    </>
  );
}
