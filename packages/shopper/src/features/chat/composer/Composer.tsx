import type { ChatPeer } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { useBlocking } from '../peer/use-blocking.ts';
import { useChatStrings } from '../strings.ts';
import styles from './Composer.module.css';
import { WriteBar } from './WriteBar.tsx';

/** Where one writes; where that is not possible, why. */
export function Composer({ peer, about }: { peer: number; about: ChatPeer | null }) {
  const t = useChatStrings();
  const { unblock } = useBlocking(peer);
  if (about?.blocked) {
    return (
      <div className={styles.shut}>
        <Text size={13} tone={2} grow>
          {t('blockedByYou')}
        </Text>
        <Button size="s" look="line-brand" onClick={unblock}>
          {t('unblock')}
        </Button>
      </div>
    );
  }
  if (about && !about.can_write) {
    return (
      <div className={styles.shut}>
        <Text size={13} tone={2} grow align="center">
          {t('cannotWrite')}
        </Text>
      </div>
    );
  }
  return <WriteBar peer={peer} />;
}
