import { classes } from '@chengji/client-kit/classes';
import type { GoodsRow } from '@chengji/contract';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Row } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { showClock } from '../live.view.ts';
import { BagSolid } from '../parts/BagSolid.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { useLiveStrings } from '../strings.ts';
import styles from './ReplayControls.module.css';
import { findBefore, findNext, getNextSpeed, type Pin, placeMarks } from './replay.view.ts';
import type { Replay } from './use-replay.ts';

const MARK = 46;

type ReplayControlsProps = {
  player: Replay;
  seconds: number;
  pins: readonly Pin[];
  now: Pin | null;
  goods: readonly GoodsRow[];
  onSeek: (second: number) => void;
  onTray: () => void;
};

/** The time line with a mark for each thing that was shown, and how to move along it. */
export function ReplayControls({ player, seconds, pins, now, goods, onSeek, onTray }: ReplayControlsProps) {
  const t = useLiveStrings();
  const { second, speed, setSpeed, state, toggle } = player;
  // what is off sale keeps its time, but is not offered
  const offered = pins.filter(({ goodsId }) => goods.some(({ id }) => id === goodsId));
  const [before, next] = [findBefore(offered, second), findNext(offered, second)];
  const isPlaying = state === 'playing' || state === 'waiting';
  return (
    <div className={styles.controls}>
      <TimeLine second={second} seconds={seconds} pins={offered} now={now} goods={goods} onSeek={onSeek} />
      <Row row="between" num size={12}>
        <span>{showClock(second)}</span>
        <span>{showClock(seconds)}</span>
      </Row>
      <Row row="between" above={1}>
        <button
          type="button"
          className={styles.speed}
          aria-label={`${t('speed')} ${speed}×`}
          onClick={() => setSpeed(getNextSpeed(speed))}
        >
          {speed}×
        </button>
        <button
          type="button"
          className={styles.skip}
          aria-label={t('before')}
          disabled={!before}
          onClick={() => before && onSeek(before.from)}
        >
          <Icon as={SkipBack} size={24} />
        </button>
        <button
          type="button"
          className={styles.play}
          aria-label={t(isPlaying ? 'pause' : 'play')}
          onClick={toggle}
        >
          <Icon as={isPlaying ? Pause : Play} size={22} />
        </button>
        <button
          type="button"
          className={styles.skip}
          aria-label={t('next')}
          disabled={!next}
          onClick={() => next && onSeek(next.from)}
        >
          <Icon as={SkipForward} size={24} />
        </button>
        <button
          type="button"
          className={scrimStyles.bag}
          aria-label={t('trayOf', { count: goods.length })}
          onClick={onTray}
        >
          <BagSolid size={32} />
          <b aria-hidden="true">{goods.length}</b>
        </button>
      </Row>
    </div>
  );
}

type TimeLineProps = Pick<ReplayControlsProps, 'seconds' | 'pins' | 'now' | 'goods' | 'onSeek'> & {
  second: number;
};

function TimeLine({ second, seconds, pins, now, goods, onSeek }: TimeLineProps) {
  const t = useLiveStrings();
  const share = `${Math.min(100, (second / Math.max(1, seconds)) * 100)}%`;
  return (
    <div className={styles.line}>
      {placeMarks(pins, seconds, now).map((pin) => {
        const row = goods.find(({ id }) => id === pin.goodsId);
        const isNow = pin.from === now?.from;
        return (
          row && (
            <button
              key={pin.from}
              type="button"
              className={classes(styles.mark, isNow && styles.now)}
              style={{ left: `${pin.percent}%` }}
              aria-label={`${showClock(pin.from)} ${row.title}`}
              aria-current={isNow || undefined}
              onClick={() => onSeek(pin.from)}
            >
              <Photo url={row.image} width={MARK} />
            </button>
          )
        );
      })}
      <input
        type="range"
        className={styles.position}
        style={{ '--share': share } as CSSProperties}
        min={0}
        max={Math.max(1, seconds)}
        step={1}
        value={Math.min(second, seconds)}
        aria-label={t('position')}
        aria-valuetext={`${showClock(second)} / ${showClock(seconds)}`}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  );
}
