import { isOver } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../../design/layout/primitives.ts';
import { toast } from '../../../../kernel/toast.ts';
import { useMute } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import styles from './MutedList.module.css';

/** Who may not write in it, each with the way back. */
export function MutedList({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const mute = useMute(() => toast(t('unmutedNow'), 'done'));
  if (live.muted.length === 0) {
    return (
      <Text as="p" size={13} tone={3}>
        {t('nobodyMuted')}
      </Text>
    );
  }
  return (
    <ul>
      {live.muted.map(({ id, nickname }) => (
        <Row as="li" key={id} gap={2} className={styles.person}>
          <Text grow size={15} lines={1}>
            {nickname}
          </Text>
          {!isOver(live) && (
            <Button
              size="s"
              look="line"
              busy={mute.isPending}
              aria-label={`${t('unmute')} ${nickname}`}
              onClick={() => mute.mutate({ id: live.id, user_id: id, muted: false })}
            >
              {t('unmute')}
            </Button>
          )}
        </Row>
      ))}
    </ul>
  );
}
