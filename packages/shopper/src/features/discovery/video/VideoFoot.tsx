import { Pencil } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { showSeconds } from '../post.view.ts';
import { useVideoStrings } from './strings.ts';
import styles from './VideoFoot.module.css';

const moments = ['timeupdate', 'seeking', 'seeked', 'emptied'] as const;

/** How far a video is, told by itself. */
function useMoment(video: RefObject<HTMLVideoElement | null>): number {
  const [moment, setMoment] = useState(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const note = () => setMoment(element.currentTime);
    for (const name of moments) element.addEventListener(name, note);
    return () => {
      for (const name of moments) element.removeEventListener(name, note);
    };
  }, [video]);
  return moment;
}

type VideoFootProps = {
  video: RefObject<HTMLVideoElement | null>;
  seconds: number;
  onComments: () => void;
};

/** Below everything: how far the video is, and the place where a comment is written. */
export function VideoFoot({ video, seconds, onComments }: VideoFootProps) {
  const t = useVideoStrings();
  const moment = useMoment(video);
  const times = { at: showSeconds(moment), of: showSeconds(seconds) };
  const style = {
    '--share': `${seconds > 0 ? Math.min(100, (moment / seconds) * 100) : 0}%`,
  } as CSSProperties;
  return (
    <div className={styles.foot}>
      <input
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(moment, seconds)}
        className={styles.position}
        style={style}
        aria-label={t('position')}
        aria-valuetext={t('positionText', times)}
        onChange={({ target }) => {
          if (video.current) video.current.currentTime = Number(target.value);
        }}
      />
      <div className={styles.row}>
        <button type="button" className={styles.pill} onClick={onComments}>
          <Icon as={Pencil} size={16} />
          <Text lines={1}>{t('writeComment')}</Text>
        </button>
        <Text num size={13} aria-hidden="true">
          {t('positionText', times)}
        </Text>
      </div>
    </div>
  );
}
