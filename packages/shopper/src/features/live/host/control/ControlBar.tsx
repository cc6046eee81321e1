import { classes } from '@chengji/client-kit/classes';
import { isOver, isWaiting } from '@chengji/client-kit/live/live-display';
import { useSecondsLeft } from '@chengji/client-kit/react';
import { countdownParts } from '@chengji/client-kit/time-display';
import type { HostedLive } from '@chengji/contract';
import { Share2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design/inputs/Button.tsx';
import { look, Text } from '../../../../design/layout/primitives.ts';
import { BottomBar } from '../../../../design/navigation/BottomBar.tsx';
import barStyles from '../../../../design/navigation/bottom-bar.module.css';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { ask } from '../../../../kernel/modal.ts';
import { go, replace, toHref } from '../../../../kernel/router/navigation.ts';
import { shareAddress } from '../../../../kernel/share.ts';
import { reloadHosted, useEndLive, useStartLive } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import { AudienceSheet } from './AudienceSheet.tsx';
import styles from './ControlBar.module.css';

/** Share, viewers, and the one step that comes next: begin, wait, end, or see what it came to. */
export function ControlBar({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const [isAudienceShown, setAudienceShown] = useState(false);
  const { id, title } = live;
  const link = new URL(toHref('pages/apps/find/details/live', { id }), location.href).href;
  return (
    <>
      <BottomBar>
        <button type="button" className={barStyles.icon} onClick={() => void shareAddress(title, link)}>
          <Icon as={Share2} size={21} />
          {t('share')}
        </button>
        <button type="button" className={barStyles.icon} onClick={() => setAudienceShown(true)}>
          <Icon as={UsersRound} size={21} />
          {t('audience')}
        </button>
        {isOver(live) ? (
          <Button
            look="soft"
            className={look({ grow: true })}
            onClick={() => go('pages/page/end_live', { id })}
          >
            {t('seeFigures')}
          </Button>
        ) : live.state === 'living' ? (
          <EndButton id={id} />
        ) : (
          <StartButton live={live} />
        )}
      </BottomBar>
      {isAudienceShown && <AudienceSheet live={live} onClose={() => setAudienceShown(false)} />}
    </>
  );
}

function EndButton({ id }: { id: number }) {
  const t = useHostStrings();
  const end = useEndLive(() => replace('pages/page/end_live', { id }));
  const handleEnd = async () => {
    if (!end.isPending && (await ask(t('endAsk')))) end.mutate({ id });
  };
  return (
    <Button
      look="fill"
      className={classes(styles.end, look({ grow: true }))}
      busy={end.isPending}
      onClick={() => void handleEnd()}
    >
      {t('end')}
    </Button>
  );
}

function StartButton({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const start = useStartLive();
  if (isWaiting(live) && live.start_by !== null) return <Waiting id={live.id} until={live.start_by} />;
  return (
    <Button
      className={look({ grow: true })}
      busy={start.isPending}
      onClick={() => start.mutate({ id: live.id })}
    >
      {t(live.timed_out ? 'startAgain' : 'start')}
    </Button>
  );
}

/** Counts down, and may be called off; once it is over the market says whether the encoder came. */
function Waiting({ id, until }: { id: number; until: number }) {
  const t = useHostStrings();
  const { minutes, seconds } = countdownParts(useSecondsLeft(until, reloadHosted));
  const callOff = useEndLive(reloadHosted);
  return (
    <>
      <Text size={14} tone={2} num role="timer" className={styles.waiting}>
        {t('waiting')} {minutes}:{seconds}
      </Text>
      <Button look="fill" busy={callOff.isPending} onClick={() => callOff.mutate({ id })}>
        {t('callOff')}
      </Button>
    </>
  );
}
