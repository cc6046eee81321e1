import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { computeWanted, firstTier } from '../campaigns/campaign.view.ts';
import { useGroupStrings } from '../strings.ts';
import { teamLink } from '../teams/team-link.ts';
import { drawPoster, type PosterWords } from './draw-poster.ts';
import styles from './PosterSheet.module.css';

/** The poster of a team as a picture to save or to send on. */
export function PosterSheet({ team, onClose }: { team: Team; onClose: () => void }) {
  const t = useGroupStrings();
  const words = usePosterWords(team);
  const poster = useQuery({ queryKey: ['poster', words], queryFn: () => drawPoster(words), retry: false });
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

function usePosterWords(team: Team): PosterWords {
  const t = useGroupStrings();
  const { showShortMoment } = useTimeDisplay();
  const { goods, tiers, ends_at, id } = team;
  const { count, price } = computeWanted(tiers, team);
  return {
    title: goods.title,
    image: goods.image,
    price: showMoney(firstTier(tiers).price, 'short'),
    single: t('single', { price: showMoney(goods.single_price, 'short') }),
    wanted: price
      ? t('lackingForPrice', { count, price: showMoney(price, 'short') })
      : t('lacking', { count }),
    until: t('posterUntil', { time: showShortMoment(ends_at) }),
    scan: t('posterScan'),
    link: teamLink(id),
  };
}
