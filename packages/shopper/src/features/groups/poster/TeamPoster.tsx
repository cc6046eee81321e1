import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { drawPoster, type PosterWords } from '../../../design/poster/draw-poster.ts';
import { PosterSheet } from '../../../design/poster/PosterSheet.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { computeWanted, firstTier } from '../campaigns/campaign.view.ts';
import { useGroupStrings } from '../strings.ts';
import { teamLink } from '../teams/team-link.ts';

/** The poster of a team as a picture to save or to send on. */
export function TeamPoster({ team, onClose }: { team: Team; onClose: () => void }) {
  const t = useGroupStrings();
  const words = useTeamWords(team);
  const { title } = words;
  return (
    <PosterSheet
      title={t('posterTitle')}
      alt={t('posterAlt', { title })}
      fileName={title}
      words={words}
      draw={drawPoster}
      onClose={onClose}
    />
  );
}

function useTeamWords(team: Team): PosterWords {
  const t = useGroupStrings();
  const { showShortMoment } = useTimeDisplay();
  const { goods, tiers, ends_at, id } = team;
  const { count, price } = computeWanted(tiers, team);
  return {
    title: goods.title,
    image: goods.image,
    large: showMoney(firstTier(tiers).price, 'short'),
    small: t('single', { price: showMoney(goods.single_price, 'short') }),
    call: price ? t('lackingForPrice', { count, price: showMoney(price, 'short') }) : t('lacking', { count }),
    foot: t('posterUntil', { time: showShortMoment(ends_at) }),
    scan: t('posterScan'),
    link: teamLink(id),
  };
}
