import { classes } from '@chengji/client-kit/classes';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { usePost } from '../../queries.ts';
import { createTaps } from '../../reactions/double-tap.ts';
import { LikeBurst } from '../../reactions/LikeBurst.tsx';
import { likePost } from '../../reactions/react.ts';
import { CommentsSheet } from '../CommentsSheet.tsx';
import { GoodsSheet } from '../GoodsSheet.tsx';
import { useVideoStrings } from '../strings.ts';
import { VideoActions } from '../VideoActions.tsx';
import { VideoFoot } from '../VideoFoot.tsx';
import { VideoInfo } from '../VideoInfo.tsx';
import { fillsScreen, type Part, type Slide } from './slides.view.ts';
import { toggleSound } from './sound.ts';
import { type Player, usePlayer } from './use-player.ts';
import { useVideoKeys } from './use-video-keys.ts';
import styles from './VideoSlide.module.css';
import { VideoState } from './VideoState.tsx';

const WIDTH = 390;
const SEEK_SECONDS = 5;

type VideoSlideProps = {
  slide: Slide;
  part: Part;
  isAtComments: boolean;
  /** It has enough to play on. */
  onReady: () => void;
  onNext: () => void;
};

/** One video of the feed. Far from the one that is watched it is only as high as the screen, nearer it is its cover. */
export function VideoSlide({ slide, part, ...rest }: VideoSlideProps) {
  const { id, title, video } = slide;
  const isFilled = fillsScreen(video);
  return (
    <article className={classes(styles.slide, !isFilled && styles.whole)} aria-label={title} data-video={id}>
      {part !== 'far' && (
        <Photo
          url={video.cover}
          width={WIDTH}
          ratio={`${video.width}:${video.height}`}
          className={styles.cover}
          eager={part === 'on'}
        />
      )}
      {(part === 'on' || part === 'next') && <Watched slide={slide} isOn={part === 'on'} {...rest} />}
    </article>
  );
}

type WatchedProps = Omit<VideoSlideProps, 'part'> & { isOn: boolean };

function Watched({ slide, isOn, isAtComments, onReady, onNext }: WatchedProps) {
  const player = usePlayer({ url: slide.video.url, isOn });
  const { data: post } = usePost(slide.id, isOn);
  const [sheet, setSheet] = useState<'comments' | 'goods' | null>(isAtComments ? 'comments' : null);
  const close = () => setSheet(null);
  return (
    <>
      <Film slide={slide} player={player} isOn={isOn} onReady={onReady} />
      <VideoState player={player} isOn={isOn} onNext={onNext} />
      <div className={styles.over}>
        <VideoActions slide={slide} post={post} onComments={() => setSheet('comments')} />
        <VideoInfo slide={slide} post={post} onGoods={() => setSheet('goods')} />
        <VideoFoot
          video={player.video}
          seconds={slide.video.seconds}
          onComments={() => setSheet('comments')}
        />
      </div>
      {isOn && sheet === 'comments' && (
        <CommentsSheet post={slide.id} count={post?.comments ?? 0} onClose={close} />
      )}
      {isOn && sheet === 'goods' && <GoodsSheet post={slide.id} goods={post?.goods ?? []} onClose={close} />}
    </>
  );
}

type FilmProps = Pick<WatchedProps, 'slide' | 'isOn' | 'onReady'> & { player: Player };

/** The video itself: a tap stops it or goes on, two like it. */
function Film({ slide, player, isOn, onReady }: FilmProps) {
  const t = useVideoStrings();
  const [taps] = useState(createTaps);
  const surface = useRef<HTMLButtonElement>(null);
  const [burst, setBurst] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => taps.cancel, [taps]);
  const { video, state, note, toggle, seek } = player;
  useVideoKeys(
    isOn
      ? {
          toggle,
          forward: () => seek(SEEK_SECONDS),
          rewind: () => seek(-SEEK_SECONDS),
          like: () => likePost(slide),
          sound: toggleSound,
        }
      : {},
  );
  const handleClick = (event: MouseEvent) => {
    // by the keyboard there is no second tap to wait for
    if (event.detail === 0) return toggle();
    taps.tap(event, {
      onSingle: toggle,
      onDouble: ({ clientX, clientY }) => {
        const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {};
        setBurst({ x: clientX - left, y: clientY - top });
        likePost(slide, true);
      },
    });
  };
  return (
    <button
      ref={surface}
      type="button"
      className={styles.surface}
      aria-label={t(state === 'playing' ? 'pause' : 'play')}
      tabIndex={isOn ? 0 : -1}
      onClick={handleClick}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: authors upload no captions; the words beside it say what it is about */}
      <video
        ref={video}
        className={styles.film}
        preload="auto"
        playsInline
        disableRemotePlayback
        onCanPlay={onReady}
        onPlaying={() => note('playing')}
        onWaiting={() => note('waiting')}
        onPause={({ currentTarget }) => note(currentTarget.ended ? 'ended' : 'paused')}
        onEnded={() => note('ended')}
        onError={({ currentTarget }) => currentTarget.error && note('failed')}
      />
      <LikeBurst at={burst} onEnd={() => setBurst(null)} />
    </button>
  );
}
