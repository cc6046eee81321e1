import { Play, RotateCcw, VolumeX } from 'lucide-react';
import { Button } from '../../../../design/inputs/Button.tsx';
import buttonStyles from '../../../../design/inputs/button.module.css';
import { Hidden, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { useVideoStrings } from '../strings.ts';
import { savesData } from './data-saver.ts';
import { toggleSound, useSound } from './sound.ts';
import type { Player } from './use-player.ts';
import styles from './VideoState.module.css';

type VideoStateProps = { player: Player; isOn: boolean; onNext: () => void };

/** In the middle of the video: that it is loading, stopped, over, or cannot be played, and what to do then. */
export function VideoState({ player, isOn, onNext }: VideoStateProps) {
  const t = useVideoStrings();
  const isRefused = useSound((sound) => sound.isRefused);
  if (!isOn) return null;
  const { state, replay, retry } = player;
  return (
    <>
      {isRefused && state !== 'failed' && (
        <button type="button" className={styles.sound} onClick={toggleSound}>
          <Icon as={VolumeX} size={16} />
          {t('tapForSound')}
        </button>
      )}
      <div className={styles.state} role="status">
        {state === 'waiting' && (
          <span className={styles.waiting}>
            <span className={buttonStyles.ring} />
            <Hidden>{t('loading')}</Hidden>
          </span>
        )}
        {state === 'paused' && (
          <>
            <span className={styles.disc}>
              <Icon as={Play} size={34} />
            </span>
            {savesData() && <Text size={13}>{t('savesData')}</Text>}
          </>
        )}
        {state === 'ended' && (
          <span className={styles.deeds}>
            <Button size="m" look="fill" onClick={replay}>
              <Icon as={RotateCcw} size={16} />
              {t('replay')}
            </Button>
            <Button size="m" onClick={onNext}>
              {t('next')}
            </Button>
          </span>
        )}
        {state === 'failed' && (
          <>
            <Text as="p" size={17} bold>
              {t('failed')}
            </Text>
            <Text as="p" size={14}>
              {t('failedHint')}
            </Text>
            <span className={styles.deeds}>
              <Button size="m" look="fill" onClick={retry}>
                {t('retry')}
              </Button>
              <Button size="m" onClick={onNext}>
                {t('next')}
              </Button>
            </span>
          </>
        )}
      </div>
    </>
  );
}
