import type { LiveDetails } from '@chengji/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { toHref } from '../../../kernel/router/navigation.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { loadPoster } from '../../groups/index.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './ShareSheet.module.css';

type ShareSheetProps = { live: LiveDetails; onClose: () => void };

const getAddress = (id: number) =>
  new URL(toHref('pages/apps/find/details/live', { id }), window.location.href).href;

/** Shares a live by its address, or as a poster with a code that leads to it. */
export function ShareSheet({ live, onClose }: ShareSheetProps) {
  const t = useLiveStrings();
  const [isPoster, setPoster] = useState(false);
  if (isPoster) return <PosterSheet live={live} onClose={onClose} />;
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

function PosterSheet({ live, onClose }: ShareSheetProps) {
  const t = useLiveStrings();
  const words = usePosterWords(live);
  const poster = useQuery({
    queryKey: ['poster', words],
    queryFn: async () => (await loadPoster()).drawPoster(words),
    retry: false,
  });
  // WeChat saves a picture only by pressing on it
  const canSave = poster.data !== undefined && !isInWechat;
  return (
    <Sheet
      open
      title={t('posterTitle')}
      onClose={onClose}
      foot={
        canSave && (
          <a
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.block}`}
            href={poster.data}
            download={`${words.title}.png`}
          >
            {t('posterSave')}
          </a>
        )
      }
    >
      <div className={styles.poster}>
        <QueryView query={poster} skeleton={<Skeleton height="100%" />}>
          {(url) => <img src={url} alt={t('posterAlt', { title: words.title })} />}
        </QueryView>
      </div>
      <Text as="p" size={12} tone={3} align="center" className={styles.hint}>
        {t('posterHint')}
      </Text>
    </Sheet>
  );
}

/** The poster of a team has the same places: the large words say how the live stands, those below whose it is. */
function usePosterWords({ id, title, cover, shop, state, planned_at, began_at, goods }: LiveDetails) {
  const t = useLiveStrings();
  const { showShortMoment } = useTimeDisplay();
  const at = state === 'created' ? planned_at : began_at;
  return {
    title,
    image: cover,
    price: t(state === 'living' ? 'posterLiving' : state === 'created' ? 'plan' : 'posterReplay'),
    single: shop.name,
    wanted:
      at === null ? '' : t(state === 'created' ? 'planStarts' : 'replayOf', { time: showShortMoment(at) }),
    until: t('trayOf', { count: goods.length }),
    scan: t('posterScan'),
    link: getAddress(id),
  };
}
