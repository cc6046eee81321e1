import { X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { hidesPicture, toNotice } from '../live.view.ts';
import { stopWatching, useWatching } from '../room/watching.ts';
import { useLiveStrings } from '../strings.ts';
import { placeVideo, useLiveVideo } from '../video/live-video.ts';
import styles from './FloatingPlayer.module.css';
import { openLivePage } from './live-page.ts';
import { clampPlace, firstPlace, isWide, sizeForShape } from './place.view.ts';

const COVER = 180;
/** A finger that moved less has pressed. */
const PRESS_PX = 6;

/** The live in a small window over other pages: dragged, closed, or pressed to go back to it. */
export function FloatingPlayer() {
  const t = useLiveStrings();
  const { live, isSmall } = useWatching();
  if (!live || !isSmall) return null;
  return <Floating key={live.id} live={live} label={t('floating', { title: live.title })} />;
}

type FloatingProps = { live: { id: number; title: string; cover: string }; label: string };

function Floating({ live, label }: FloatingProps) {
  const t = useLiveStrings();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLSpanElement>(null);
  const { shape, ...playing } = useLiveVideo();
  const encoder = useWatching(({ room }) => room.encoder ?? 'sending');
  const size = sizeForShape(shape);
  const getRoom = () => {
    const { clientWidth: width, clientHeight: height } =
      frame.current?.parentElement?.parentElement ?? document.body;
    return { width, height };
  };
  const [place, setPlace] = useState(() =>
    firstPlace({ width: document.getElementById('app')?.clientWidth ?? 390, height: innerHeight }, size),
  );
  const held = useRef<{ x: number; y: number; left: number; top: number; hasMoved: boolean } | null>(null);
  useEffect(() => {
    if (picture.current) placeVideo(picture.current);
  }, []);
  useStopForOthers();
  // another shape of the picture, or another size of the screen, keeps it in sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size follows the shape
  useEffect(() => {
    const settle = () => setPlace((now) => clampPlace(now, getRoom(), size));
    settle();
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, [isWide(shape)]);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, ...place, hasMoved: false };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (!from) return;
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(right, down) < PRESS_PX && !from.hasMoved) return;
    from.hasMoved = true;
    setPlace(clampPlace({ left: from.left + right, top: from.top + down }, getRoom(), size));
  };
  const handleClick = () => {
    const hasMoved = held.current?.hasMoved;
    held.current = null;
    if (!hasMoved) openLivePage(live.id);
  };
  return (
    <section ref={frame} className={styles.floating} style={{ ...place, ...size }} aria-label={label}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('openLive')}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerCancel={() => {
          held.current = null;
        }}
        onClick={handleClick}
      >
        <span ref={picture} className={styles.picture} />
        {hidesPicture(toNotice(playing, encoder)) && (
          <Photo url={live.cover} width={COVER} fill className={styles.cover} eager />
        )}
      </button>
      <button type="button" className={styles.close} aria-label={t('closeFloating')} onClick={stopWatching}>
        <Icon as={X} size={16} />
      </button>
    </section>
  );
}

/** A video that is played on a page with its sound takes over: never two at a time. */
function useStopForOthers(): void {
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isOther = target instanceof HTMLVideoElement && !target.closest(`.${styles.floating}`);
      if (isOther && !target.muted) stopWatching();
    };
    document.addEventListener('play', note, true);
    return () => document.removeEventListener('play', note, true);
  }, []);
}
