import { useLiveVideo } from '@chengji/client-kit/react/live/use-live-video';
import type { HostedLive } from '@chengji/contract';
import { Button } from 'antd';
import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { useLiveText } from '../live-text.ts';
import styles from './LivePlayer.module.css';

type Props = {
  play: HostedLive['play'];
  cover: string;
  /** Said on the cover while nothing plays. */
  rest: string;
  /** What lies over the picture. */
  children?: ReactNode;
};

const width = 360;

/** The picture of a live, silent until its sound is asked for; its cover where there is none. */
export function LivePlayer({ play, cover, rest, children }: Props) {
  const text = useLiveText();
  const { video, state } = useLiveVideo(play);
  const [isMuted, setMuted] = useState(true);
  return (
    <div className={styles.player}>
      {cover && <img src={pictureAddress(cover, width)} alt="" className={styles.cover} />}
      {play && (
        <video
          ref={video}
          muted={isMuted}
          playsInline
          className={styles.video}
          data-state={state}
          aria-label={text('preview')}
        />
      )}
      {play ? (
        state !== 'playing' && (
          <p className={styles.note} role="status">
            {text(`play_${state}`)}
          </p>
        )
      ) : (
        <p className={styles.note}>{rest}</p>
      )}
      {play && (
        <Button
          type="text"
          className={styles.sound}
          icon={isMuted ? <VolumeX /> : <Volume2 />}
          aria-label={text(isMuted ? 'unmute' : 'mute')}
          onClick={() => setMuted(!isMuted)}
        />
      )}
      {children}
    </div>
  );
}
