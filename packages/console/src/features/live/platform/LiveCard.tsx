import { toCount } from '@chengji/client-kit/live/live-display';
import type { PlatformLive } from '@chengji/contract';
import { Flag, Sparkles, TriangleAlert, WifiOff } from 'lucide-react';
import galleryStyles from '../../../design/queue/gallery.module.css';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { useLiveText } from '../live-text.ts';
import styles from './watch.module.css';

type Props = { live: PlatformLive; isChosen: boolean; onChoose: () => void };

const width = 200;

/** A live among others: its cover, viewers, and what makes it worth a look. */
export function LiveCard({ live, isChosen, onChoose }: Props) {
  const text = useLiveText();
  const { title, cover, shop, viewers, state, blocked_says, complaints, is_first, encoder, cut_reason } =
    live;
  return (
    <article className={galleryStyles.card} data-chosen={isChosen}>
      <button type="button" className={galleryStyles.open} aria-pressed={isChosen} onClick={onChoose}>
        <span className={`${galleryStyles.cover} ${styles.cover}`}>
          {cover && <img src={pictureAddress(cover, width)} alt="" loading="lazy" />}
          <span className={styles.viewers} data-living={state === 'living' || undefined}>
            {toCount(viewers)}
          </span>
          <span className={styles.marks}>
            {cut_reason !== '' && (
              <span className={styles.mark} data-tone="bad">
                <TriangleAlert />
                {text('mark_cut')}
              </span>
            )}
            {blocked_says > 0 && (
              <span className={styles.mark} data-tone="bad">
                <TriangleAlert />
                {text('mark_blocked', { n: blocked_says })}
              </span>
            )}
            {complaints > 0 && (
              <span className={styles.mark} data-tone="wait">
                <Flag />
                {text('mark_complaints', { n: complaints })}
              </span>
            )}
            {state === 'living' && encoder.state === 'lost' && (
              <span className={styles.mark} data-tone="wait">
                <WifiOff />
                {text('mark_lost')}
              </span>
            )}
            {is_first && (
              <span className={styles.mark} data-tone="info">
                <Sparkles />
                {text('mark_first')}
              </span>
            )}
          </span>
        </span>
        <span className={styles.cardBody}>
          <b className="ellipsis">{title}</b>
          <span className="muted small ellipsis">{shop.name}</span>
        </span>
      </button>
    </article>
  );
}
