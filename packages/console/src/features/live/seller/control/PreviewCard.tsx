import { isOver, toCount } from '@chengji/client-kit/live/live-display';
import type { LiveRoomState } from '@chengji/client-kit/live/live-room';
import { showMoney } from '@chengji/client-kit/money-display';
import type { HostedLive } from '@chengji/contract';
import { Eye } from 'lucide-react';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { LivePlayer } from '../../components/LivePlayer.tsx';
import { useLiveText } from '../../live-text.ts';
import styles from './control.module.css';

const lastSays = 3;

type Props = { live: HostedLive; viewers: number; room: LiveRoomState };

/** What viewers see: the picture, the last says and what is shown now. */
export function PreviewCard({ live, viewers, room }: Props) {
  const text = useLiveText();
  const pinned = live.goods.find(({ goods }) => goods.id === live.pinned)?.goods;
  const says = (room.says.length > 0 ? room.says : live.recent).slice(-lastSays);
  const isLiving = live.state === 'living';
  return (
    <section className={styles.preview} aria-label={text('preview')}>
      <LivePlayer play={live.play} cover={live.cover} rest={text(isOver(live) ? 'overPicture' : 'noPicture')}>
        {isLiving && (
          <div className={styles.previewTop}>
            <span className={styles.liveMark}>{text('liveMark')}</span>
            <span className={styles.chip}>
              <Eye />
              {toCount(viewers)}
            </span>
          </div>
        )}
        {isLiving && (
          <div className={styles.previewFoot}>
            {says.map(({ id, form, message }) => (
              <p key={id} className={styles.chip}>
                <b>{form.shop_id === null ? form.name : text('host')}</b> {message}
              </p>
            ))}
            {pinned && (
              <div className={styles.previewGoods}>
                <Thumb image={pinned.image} size={48} />
                <div className="grow">
                  <p className="ellipsis">{pinned.title}</p>
                  <b>{showMoney(pinned.price)}</b>
                </div>
                <span className={styles.shown}>{text('showing')}</span>
              </div>
            )}
          </div>
        )}
      </LivePlayer>
    </section>
  );
}
