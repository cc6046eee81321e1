import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { RankLine } from '../components/RankLine.tsx';
import { useRank } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';

const shown = 2;

/** Who is ahead this month, and where one stands oneself. */
export function RankPreview() {
  const t = usePointsStrings();
  const rank = useRank('month_points').data;
  if (!rank) return null;
  const first = rank.rows.slice(0, shown);
  return (
    <SectionCard title={t('ranking')} more={t('wholeRanking')} onMore={() => go('pages/user/signin/rank')}>
      {first.map((row) => (
        <RankLine key={`${row.place}${row.nickname}`} row={row} by="month_points" />
      ))}
      {!first.some(({ mine }) => mine) && <RankLine row={rank.mine} by="month_points" />}
    </SectionCard>
  );
}
