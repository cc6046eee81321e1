import type { LiveDetails } from '@chengji/contract';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { AvatarStack } from '../../../design/pictures/avatars/AvatarStack.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { back } from '../../../kernel/router/navigation.ts';
import { useKeyboardInset } from '../../../kernel/shell/use-keyboard-inset.ts';
import { listSpeakers } from '../live.view.ts';
import { ShopHead } from '../parts/ShopHead.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { reloadLive } from '../queries.ts';
import { Hearts } from '../room/Hearts.tsx';
import { Says } from '../room/Says.tsx';
import { useWatched } from '../room/use-watched.ts';
import { like } from '../room/watching.ts';
import { useLiveStrings } from '../strings.ts';
import { BuyGoods } from '../tray/BuyGoods.tsx';
import { PinnedCard } from '../tray/PinnedCard.tsx';
import { TraySheet } from '../tray/TraySheet.tsx';
import { LiveVideo } from '../video/LiveVideo.tsx';
import { retryVideo } from '../video/live-video.ts';
import { LiveBar } from './LiveBar.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import styles from './Viewer.module.css';

const SPEAKERS = 3;
const SMALL_AVATAR = 28;

type Sheet = 'tray' | 'more' | 'share' | { goods: number } | null;

/** A live that runs: its picture, what is said, what is shown, and the ways to take part and to buy. */
export function Viewer({ live }: { live: LiveDetails }) {
  const t = useLiveStrings();
  const showCount = useCountDisplay();
  const page = useKeyboardInset();
  const room = useWatched(live, page);
  const [sheet, setSheet] = useState<Sheet>(null);
  const close = () => setSheet(null);
  const { id, shop, title, play } = live;
  const info = room?.info;
  const pinned = info ? info.pinned : live.pinned;
  const goods = live.goods.find((row) => row.id === pinned);
  const likes = showCount(Math.max(live.likes, room?.likes ?? 0));
  const speakers = listSpeakers(room?.says ?? [], SPEAKERS);
  useFreshTray(live, info?.goods, pinned);
  useBegun(live, info?.state);
  return (
    <Page fixed>
      <div ref={page} className={scrimStyles.page}>
        <Hidden as="h1">{title}</Hidden>
        <LiveVideo
          cover={live.cover}
          encoder={room?.encoder ?? 'sending'}
          onRetry={() => play && retryVideo(id, play)}
        />
        <div className={scrimStyles.over}>
          <div className={scrimStyles.head}>
            <ShopHead shop={shop} line={t('likesHere', { count: likes })} isFollowed={live.followed} />
            <div className={scrimStyles.facts}>
              {speakers.length > 0 && (
                <span className={styles.speakers}>
                  <AvatarStack
                    size={SMALL_AVATAR}
                    people={speakers.map(({ form }) => ({ nickname: form.name, avatar: form.avatar }))}
                  />
                </span>
              )}
              <span className={`${scrimStyles.tag} ${scrimStyles.count}`}>
                <Text num aria-hidden="true">
                  {showCount(info?.viewers ?? live.viewers)}
                </Text>
                <Hidden>{t('watching', { count: showCount(info?.viewers ?? live.viewers) })}</Hidden>
              </span>
              <IconButton icon={X} label={t('close')} onPress={() => back()} />
            </div>
          </div>
          <div className={scrimStyles.tags}>
            <span className={scrimStyles.tag} aria-hidden="true">
              <Text lines={1}>{title}</Text>
            </span>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a shorter way for fingers; the button below is everybody’s */}
          <div className={scrimStyles.surface} onDoubleClick={like} />
          <div className={styles.middle}>
            <Says live={live} room={room} />
            {goods && <PinnedCard goods={goods} onBuy={() => setSheet({ goods: goods.id })} />}
          </div>
          <LiveBar
            live={live}
            room={room}
            likes={likes}
            onTray={() => setSheet('tray')}
            onMore={() => setSheet('more')}
            onShare={() => setSheet('share')}
          />
        </div>
        <Hearts likes={info ? room.likes : null} />
      </div>
      {sheet === 'tray' && (
        <TraySheet
          live={live}
          pinned={pinned}
          onBuy={(goodsId) => setSheet({ goods: goodsId })}
          onClose={close}
        />
      )}
      {sheet === 'more' && <MoreSheet live={live} onClose={close} />}
      {sheet === 'share' && <ShareSheet live={live} onClose={close} />}
      {typeof sheet === 'object' && sheet && <BuyGoods live={live} goods={sheet.goods} onClose={close} />}
    </Page>
  );
}

/** The room names goods by their numbers: one that is not known yet is fetched with the others. */
function useFreshTray(live: LiveDetails, tray: readonly number[] | undefined, pinned: number | null): void {
  const known = live.goods.map(({ id }) => id);
  const isNew =
    tray !== undefined && (tray.join() !== known.join() || (pinned !== null && !known.includes(pinned)));
  const wanted = isNew ? `${tray.join()} ${pinned}` : '';
  useEffect(() => {
    // asked for once for each tray: what is off sale stays out of it
    if (wanted !== '') reloadLive();
  }, [wanted]);
}

/** One that was opened just before it began has nothing to play yet. */
function useBegun({ play }: LiveDetails, state: LiveDetails['state'] | undefined): void {
  const hasBegun = state === 'living' && play === null;
  useEffect(() => {
    if (hasBegun) reloadLive();
  }, [hasBegun]);
}
