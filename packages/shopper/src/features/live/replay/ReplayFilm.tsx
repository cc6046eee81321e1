import { useState } from 'react';
import videoStyles from '../video/LiveVideo.module.css';
import type { Replay } from './use-replay.ts';

/** The recording itself; its player is told of all that happens to it. */
export function ReplayFilm({ player, title }: { player: Replay; title: string }) {
  const { video, note, noteTime, end } = player;
  const [isWide, setWide] = useState(false);
  return (
    <div className={`${videoStyles.video} ${isWide ? videoStyles.wide : ''}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: a live has no captions; what was said is shown beside it */}
      <video
        ref={video}
        aria-label={title}
        preload="auto"
        playsInline
        disableRemotePlayback
        onLoadedMetadata={({ currentTarget }) =>
          setWide(currentTarget.videoWidth > currentTarget.videoHeight)
        }
        onTimeUpdate={({ currentTarget }) => noteTime(currentTarget.currentTime)}
        onPlaying={() => note('playing')}
        onWaiting={() => note('waiting')}
        onPause={() => note('paused')}
        onEnded={end}
        onError={({ currentTarget }) => currentTarget.error && note('failed')}
      />
    </div>
  );
}
