import type { LiveDetails } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import type { PosterWords } from '../../../design/poster/draw-poster.ts';
import { PosterSheet } from '../../../design/poster/PosterSheet.tsx';
import { toHref } from '../../../kernel/router/navigation.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useLiveStrings } from '../strings.ts';

type ShareSheetProps = { live: LiveDetails; onClose: () => void };

const getAddress = (id: number) =>
  new URL(toHref('pages/apps/find/details/live', { id }), window.location.href).href;

/** Shares a live by its address, or as a poster with a code that leads to it. */
export function ShareSheet({ live, onClose }: ShareSheetProps) {
  const t = useLiveStrings();
  const [isPoster, setPoster] = useState(false);
  if (isPoster) return <LivePoster live={live} onClose={onClose} />;
  const handleLink = () => {
    onClose();
    void shareAddress(live.title, getAddress(live.id));
  };
  return (
    <Sheet open title={t('share')} onClose={onClose}>
      <Cell label={t('shareLink')} onPress={handleLink} />
      <Cell label={t('sharePoster')} onPress={() => setPoster(true)} />
    </Sheet>
  );
}

/** What draws it comes when it is asked for. */
const draw = async (words: PosterWords) =>
  (await import('../../../design/poster/draw-poster.ts')).drawPoster(words);

function LivePoster({ live, onClose }: ShareSheetProps) {
  const t = useLiveStrings();
  const words = useLiveWords(live);
  const { title } = words;
  return (
    <PosterSheet
      title={t('posterTitle')}
      alt={t('posterAlt', { title })}
      fileName={title}
      words={words}
      draw={draw}
      onClose={onClose}
    />
  );
}

/** The large words say how the live stands, those below whose it is. */
function useLiveWords({
  id,
  title,
  cover,
  shop,
  state,
  planned_at,
  began_at,
  goods,
}: LiveDetails): PosterWords {
  const t = useLiveStrings();
  const { showShortMoment } = useTimeDisplay();
  const at = state === 'created' ? planned_at : began_at;
  return {
    title,
    image: cover,
    large: t(state === 'living' ? 'posterLiving' : state === 'created' ? 'plan' : 'posterReplay'),
    small: shop.name,
    call:
      at === null ? '' : t(state === 'created' ? 'planStarts' : 'replayOf', { time: showShortMoment(at) }),
    foot: t('stillOnSale', { count: goods.length }),
    scan: t('posterScan'),
    link: getAddress(id),
  };
}
