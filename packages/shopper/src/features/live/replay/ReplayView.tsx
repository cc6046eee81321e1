import type { LiveDetails } from '@chengji/contract';
import { Ellipsis, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { SayLine } from '../room/SayLine.tsx';
import { useLiveStrings } from '../strings.ts';
import { BuyGoods } from '../tray/BuyGoods.tsx';
import { TraySheet } from '../tray/TraySheet.tsx';
import videoStyles from '../video/LiveVideo.module.css';
import { MoreSheet } from '../viewer/MoreSheet.tsx';
import { ShareSheet } from '../viewer/ShareSheet.tsx';
import { ReplayCard } from './ReplayCard.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayFilm } from './ReplayFilm.tsx';
import { ReplayHead } from './ReplayHead.tsx';
import { ReplaySurface } from './ReplaySurface.tsx';
import styles from './ReplayView.module.css';
import { findPin, toPins } from './replay.view.ts';
import { useReplay } from './use-replay.ts';
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
  const [sheet, setSheet] = useState<Sheet>(null);
  const player = useReplay(replay.url);
  const { second, seek } = player;
  const says = useSaysAt(live.id, second).slice(-SAYS);
  const pins = useMemo(() => toPins(replay.marks, replay.seconds), [replay]);
  const pin = findPin(pins, second);
  const shown = live.goods.find(({ id }) => id === pin?.goodsId);
  const close = () => setSheet(null);
  const { title, cover, goods } = live;
  return (
    <Page fixed>
      <div className={scrimStyles.page}>
        <Hidden as="h1">{title}</Hidden>
        <Photo url={cover} width={WIDTH} fill eager className={videoStyles.ground} />
        <ReplayFilm player={player} title={title} />
        <div className={scrimStyles.over}>
          <ReplayHead live={live} />
          <ReplaySurface player={player} />
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
