import { classes } from '@chengji/client-kit/classes';
import type { EncoderState } from '@chengji/contract';
import { Play, VolumeX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { hidesPicture, type Notice, toNotice } from '../live.view.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './LiveVideo.module.css';
import { placeVideo, pressVideo, useLiveVideo } from './live-video.ts';
import { toggleSound, useSound } from './sound.ts';

const WIDTH = 390;

type LiveVideoProps = { cover: string; encoder: EncoderState; onRetry: () => void };

/** The picture of a live over the whole page, and what is said where there is none. */
export function LiveVideo({ cover, encoder, onRetry }: LiveVideoProps) {
  const t = useLiveStrings();
  const place = useRef<HTMLDivElement>(null);
  const { shape, ...playing } = useLiveVideo();
  const isRefused = useSound((sound) => sound.isRefused);
  const notice = toNotice(playing, encoder);
  const isWide = shape !== null && shape.width > shape.height;
  // runs again each time the page is shown: the small window may have had it
  useLayoutEffect(() => {
    if (place.current) placeVideo(place.current);
  }, []);
  return (
    <>
      <Photo url={cover} width={WIDTH} fill eager className={styles.ground} />
      <section ref={place} className={classes(styles.video, isWide && styles.wide)} aria-label={t('video')} />
      {hidesPicture(notice) && <Photo url={cover} width={WIDTH} fill eager className={styles.cover} />}
      <div className={styles.state} role="status">
        {notice && <StateWords notice={notice} onRetry={onRetry} />}
      </div>
      {isRefused && !hidesPicture(notice) && (
        <button type="button" className={styles.sound} onClick={toggleSound}>
          <Icon as={VolumeX} size={16} />
          {t('tapForSound')}
        </button>
      )}
    </>
  );
}

function StateWords({ notice, onRetry }: { notice: NonNullable<Notice>; onRetry: () => void }) {
  const t = useLiveStrings();
  switch (notice) {
    case 'connecting':
    case 'buffering':
      return (
        <span className={styles.waiting}>
          <span className={buttonStyles.ring} />
          {t(notice)}
        </span>
      );
    case 'tap':
      return (
        <button type="button" className={styles.disc} aria-label={t('tapToPlay')} onClick={pressVideo}>
          <Icon as={Play} size={34} />
        </button>
      );
    default:
      return (
        <>
          <Text as="p" size={17} bold>
            {t(notice)}
          </Text>
          <Text as="p" size={14}>
            {t(`${notice}Hint`)}
          </Text>
          {notice === 'failed' && (
            <Button size="m" look="fill" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </>
      );
  }
}
