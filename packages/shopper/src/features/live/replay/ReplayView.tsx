import type { LiveDetails } from '@chengji/contract';
import { Ellipsis, History, Share2, ShoppingBag, VolumeX, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { back } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { ShopHead } from '../parts/ShopHead.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { reloadLive } from '../queries.ts';
import { SayLine } from '../room/SayLine.tsx';
import { useLiveStrings } from '../strings.ts';
import { BuyGoods } from '../tray/BuyGoods.tsx';
import { TraySheet } from '../tray/TraySheet.tsx';
import videoStyles from '../video/LiveVideo.module.css';
import { toggleSound, useSound } from '../video/sound.ts';
import { MoreSheet } from '../viewer/MoreSheet.tsx';
import { ShareSheet } from '../viewer/ShareSheet.tsx';
import { ReplayCard } from './ReplayCard.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './ReplayView.module.css';
import { findPin, toPins } from './replay.view.ts';
import { type Replay, useReplay } from './use-replay.ts';
import { useSaysAt } from './use-says-at.ts';

const WIDTH = 390;
/** More would cover the picture. */
const SAYS = 3;

type Recording = NonNullable<LiveDetails['replay']>;
type Sheet = 'tray' | 'more' | 'share' | { goods: number } | null;
type ReplayViewProps = { live: LiveDetails; replay: Recording };

/** The recording of a live, to buy from: what was shown and said comes at its second. */
export function ReplayView({ live, replay }: ReplayViewProps) {
  const t = useLiveStrings();
  const showCount = useCountDisplay();
  const { showShortMoment } = useTimeDisplay();
  const [sheet, setSheet] = useState<Sheet>(null);
  const player = useReplay(replay.url);
  const { second, state, seek } = player;
  const isRefused = useSound((sound) => sound.isRefused);
  const says = useSaysAt(live.id, second).slice(-SAYS);
  const pins = useMemo(() => toPins(replay.marks, replay.seconds), [replay]);
  const pin = findPin(pins, second);
  const shown = live.goods.find(({ id }) => id === pin?.goodsId);
  const close = () => setSheet(null);
  const { shop, title, cover, began_at, viewers, goods, followed } = live;
  return (
    <Page fixed>
      <div className={scrimStyles.page}>
        <Hidden as="h1">{title}</Hidden>
        <Photo url={cover} width={WIDTH} fill eager className={videoStyles.ground} />
        <Film player={player} title={title} />
        <div className={scrimStyles.over}>
          <div className={scrimStyles.head}>
            <ShopHead
              shop={shop}
              line={began_at === null ? '' : t('replayOf', { time: showShortMoment(began_at) })}
              isFollowed={followed}
            />
            <div className={scrimStyles.facts}>
              <Text className={`${scrimStyles.tag} ${scrimStyles.count}`} num>
                {t('watched', { count: showCount(viewers) })}
              </Text>
              <IconButton icon={X} label={t('close')} onPress={() => back()} />
            </div>
          </div>
          <div className={scrimStyles.tags}>
            <span className={`${scrimStyles.tag} ${styles.whole}`}>
              <Icon as={History} size={12} />
              {t('replay')}
            </span>
            <span className={`${scrimStyles.tag} ${styles.whole}`}>
              <Icon as={ShoppingBag} size={12} />
              {t('stillOnSale', { count: goods.length })}
            </span>
            <span className={scrimStyles.tag} aria-hidden="true">
              <Text lines={1}>{title}</Text>
            </span>
          </div>
          <button
            type="button"
            className={scrimStyles.surface}
            aria-label={t(state === 'playing' ? 'pause' : 'play')}
            onClick={player.toggle}
          />
          <div className={styles.state} role="status">
            {state === 'waiting' && <span className={buttonStyles.ring} />}
            {state === 'failed' && (
              <>
                <Text as="p" size={17} bold>
                  {t('replayFailed')}
                </Text>
                <Button
                  size="m"
                  look="fill"
                  onClick={() => {
                    reloadLive();
                    player.retry();
                  }}
                >
                  {t('retry')}
                </Button>
              </>
            )}
          </div>
          {isRefused && (
            <button type="button" className={videoStyles.sound} onClick={toggleSound}>
              <Icon as={VolumeX} size={16} />
              {t('tapForSound')}
            </button>
          )}
          <div className={styles.side}>
            <button
              type="button"
              className={scrimStyles.round}
              aria-label={t('more')}
              onClick={() => setSheet('more')}
            >
              <Icon as={Ellipsis} size={21} />
            </button>
            <button
              type="button"
              className={scrimStyles.round}
              aria-label={t('share')}
              onClick={() => setSheet('share')}
            >
              <Icon as={Share2} size={20} />
            </button>
          </div>
          <div className={styles.says} role="log" aria-label={t('says')}>
            {says.map((said) => (
              <SayLine key={said.id} said={said} />
            ))}
          </div>
          {pin && shown && <ReplayCard pin={pin} goods={shown} onBuy={() => setSheet({ goods: shown.id })} />}
          <ReplayControls
            player={player}
            seconds={replay.seconds}
            pins={pins}
            now={pin}
            goods={goods}
            onSeek={seek}
            onTray={() => setSheet('tray')}
          />
        </div>
      </div>
      {sheet === 'tray' && (
        <TraySheet
          live={live}
          pinned={pin?.goodsId ?? null}
          onBuy={(id) => setSheet({ goods: id })}
          onClose={close}
        />
      )}
      {sheet === 'more' && <MoreSheet live={live} onClose={close} />}
      {sheet === 'share' && <ShareSheet live={live} onClose={close} />}
      {typeof sheet === 'object' && sheet && <BuyGoods live={live} goods={sheet.goods} onClose={close} />}
    </Page>
  );
}

function Film({ player, title }: { player: Replay; title: string }) {
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
