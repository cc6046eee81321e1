import type { LiveRoomState } from '@chengji/client-kit/live/live-room';
import { longestSay } from '@chengji/client-kit/live/live-room';
import type { LiveDetails } from '@chengji/contract';
import { Ellipsis, SendHorizontal, Share2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import badgeStyles from '../../../design/feedback/badge.module.css';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import { toast } from '../../../kernel/toast.ts';
import { BagSolid } from '../parts/BagSolid.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { like, say } from '../room/watching.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './LiveBar.module.css';

type LiveBarProps = {
  live: LiveDetails;
  room: LiveRoomState | null;
  likes: string;
  onTray: () => void;
  onMore: () => void;
  onShare: () => void;
};

/** At the foot of a live: its goods, the place to write, and what else can be done. */
export function LiveBar({ live, room, likes, onTray, onMore, onShare }: LiveBarProps) {
  const t = useLiveStrings();
  const [text, setText] = useState('');
  const refused = room?.refused;
  useEffect(() => {
    if (!refused) return;
    toast(refused.reason);
    // what was not taken is not lost: it can be changed and said again
    if (refused.say !== null) setText((now) => now || (refused.say ?? ''));
  }, [refused]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (say(text)) setText('');
    else toast(t('offlineSay'));
  };
  const isWriting = text !== '';
  return (
    <form className={styles.bar} onSubmit={handleSubmit}>
      <button
        type="button"
        className={scrimStyles.bag}
        aria-label={t('trayOf', { count: live.goods.length })}
        onClick={onTray}
      >
        <BagSolid size={32} />
        <b aria-hidden="true">{live.goods.length}</b>
      </button>
      <input
        className={styles.input}
        value={text}
        maxLength={longestSay}
        enterKeyHint="send"
        autoComplete="off"
        aria-label={t('say')}
        placeholder={t('say')}
        onChange={({ target }) => setText(target.value)}
      />
      {isWriting ? (
        <button type="submit" className={`${scrimStyles.round} ${styles.send}`} aria-label={t('send')}>
          <Icon as={SendHorizontal} size={20} />
        </button>
      ) : (
        <>
          <button type="button" className={scrimStyles.round} aria-label={t('more')} onClick={onMore}>
            <Icon as={Ellipsis} size={21} />
          </button>
          <button type="button" className={scrimStyles.round} aria-label={t('share')} onClick={onShare}>
            <Icon as={Share2} size={20} />
          </button>
          <button
            type="button"
            className={`${scrimStyles.round} ${styles.like}`}
            aria-label={`${t('like')} ${likes}`}
            onClick={like}
          >
            <HeartSolid size={23} />
            <span className={`${badgeStyles.badge} ${styles.count}`} aria-hidden="true">
              {likes}
            </span>
          </button>
        </>
      )}
    </form>
  );
}
