import type { LiveRoomState, LiveSaid } from '@chengji/client-kit/live/live-room';
import type { LiveDetails } from '@chengji/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNetwork } from '../../../kernel/shell/network.ts';
import { useLiveStrings } from '../strings.ts';
import { SayLine } from './SayLine.tsx';
import { SayMenu } from './SayMenu.tsx';
import styles from './Says.module.css';
import { dropPending, say } from './watching.ts';

/** How long it stays who came or bought something. */
const NEWS_MS = 3_000;
/** So near its end the list goes on by itself. */
const NEAR_PX = 40;

/** What is said, the newest at the foot, under a welcome; and for a moment who came or bought something. */
export function Says({ live, room }: { live: LiveDetails; room: LiveRoomState | null }) {
  const t = useLiveStrings();
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [asked, setAsked] = useState<LiveSaid | null>(null);
  const says = room?.says.length ? room.says : live.recent;
  const pending = room?.pending ?? [];
  const entered = useForAWhile(room?.entered ?? null);
  const bought = useForAWhile(room?.bought ?? null);
  const isOffline = useNetwork((network) => network.isOffline);
  const isAway = room !== null && !room.over && (isOffline || (!room.isIn && room.info !== null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each that is added moves the list on
  useLayoutEffect(() => {
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [says, pending, entered, bought]);
  const handleScroll = () => {
    const element = list.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  };
  return (
    <div className={styles.says}>
      <div ref={list} className={styles.list} role="log" aria-label={t('says')} onScroll={handleScroll}>
        <p className={`${styles.say} ${styles.system}`}>
          <b>{t('system')}</b>
          {t('welcome')}
        </p>
        {live.notice && (
          <p className={`${styles.say} ${styles.system}`}>
            <b>{t('notice')}</b>
            {live.notice}
          </p>
        )}
        {says.map((one) => (
          <SayLine key={one.id} said={one} onPress={() => setAsked(one)} />
        ))}
        {pending.map(({ key, text, isFailed }) => (
          <p key={`own ${key}`} className={styles.say} aria-busy={!isFailed}>
            {text}
            {isFailed && (
              <button
                type="button"
                className={styles.again}
                onClick={() => {
                  if (say(text)) dropPending(key);
                }}
              >
                {t('retry')}
              </button>
            )}
          </p>
        ))}
        {bought && (
          <p className={`${styles.say} ${styles.news}`}>
            <b>{bought.nickname}</b>
            {t('bought', { title: bought.title })}
          </p>
        )}
        {entered && (
          <p className={`${styles.say} ${styles.news}`}>
            <b>{entered.nickname}</b>
            {entered.count > 1 ? t('cameWith', { count: entered.count }) : t('came')}
          </p>
        )}
        {isAway && <p className={`${styles.say} ${styles.system}`}>{t('socketLost')}</p>}
      </div>
      {asked && <SayMenu said={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** News, until it is old. */
function useForAWhile<News extends { at: number }>(news: News | null): News | null {
  const [isOld, setOld] = useState<News | null>(null);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setOld(news), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news === isOld ? null : news;
}
