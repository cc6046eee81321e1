import { VolumeX } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { reloadLive } from '../queries.ts';
import { useLiveStrings } from '../strings.ts';
import videoStyles from '../video/LiveVideo.module.css';
import { toggleSound, useSound } from '../video/sound.ts';
import styles from './ReplayView.module.css';
import type { Replay } from './use-replay.ts';

/** A press anywhere on the picture plays and pauses; above it stands what keeps it from playing. */
export function ReplaySurface({ player }: { player: Replay }) {
  const t = useLiveStrings();
  const isRefused = useSound((sound) => sound.isRefused);
  const { state, toggle, retry } = player;
  const handleRetry = () => {
    reloadLive();
    retry();
  };
  return (
    <>
      <button
        type="button"
        className={scrimStyles.surface}
        aria-label={t(state === 'playing' ? 'pause' : 'play')}
        onClick={toggle}
      />
      <div className={styles.state} role="status">
        {state === 'waiting' && <span className={buttonStyles.ring} />}
        {state === 'failed' && (
          <>
            <Text as="p" size={17} bold>
              {t('replayFailed')}
            </Text>
            <Button size="m" look="fill" onClick={handleRetry}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
      {isRefused && (
        <button type="button" className={videoStyles.sound} onClick={toggleSound}>
          <Icon as={VolumeX} size={16} />
          {t('tapForSound')}
        </button>
      )}
    </>
  );
}
