import type { CallOut, RankOrder } from '@chengji/contract';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { toast } from '../../../kernel/toast.ts';
import crown from '../art/crown.webp';
import { numberRows } from '../check-in.view.ts';
import { RankLine } from '../components/RankLine.tsx';
import { RulesButton } from '../components/RulesButton.tsx';
import { reloadRank, useCheckIn, useRank } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import styles from './RankScreen.module.css';

type Ranking = CallOut<'GET /wanlshop/signin/rank'>;
const orders = ['month_points', 'row'] as const satisfies RankOrder[];

/** Who earned most by checking in this month, or has come most days in a row. */
export function RankScreen() {
  const t = usePointsStrings();
  const given = useParams('pages/user/signin/rank').by;
  const [by, setBy] = useState<RankOrder>(given === 'row' ? 'row' : 'month_points');
  const query = useRank(by);
  return (
    <Page
      wash
      actions={<RulesButton />}
      bar={query.data && <OwnPlace ranking={query.data} by={by} />}
      onRefresh={reloadRank}
    >
      <Box inset="feed" above={2}>
        <Segmented
          label={t('ranking')}
          tabs={orders.map((key) => ({ key, label: t(`by.${key}`) }))}
          on={by}
          onChange={setBy}
        />
      </Box>
      <QueryView query={query} skeleton={<RankSkeleton />}>
        {({ rows }) => <Rows rows={rows} by={by} />}
      </QueryView>
    </Page>
  );
}

/** The first three stand on steps, the second at the left of the first. */
const seats = [1, 0, 2];

function Rows({ rows, by }: { rows: Ranking['rows']; by: RankOrder }) {
  const t = usePointsStrings();
  if (rows.length === 0) return <Empty picture="party" title={t('noRanking')} text={t('noRankingHint')} />;
  const rest = rows.slice(seats.length);
  return (
    <>
      <div className={styles.podium}>
        {seats.map((seat) => {
          const row = rows[seat];
          return row ? <Seat key={seat} row={row} seat={seat + 1} by={by} /> : <span key={seat} />;
        })}
      </div>
      {rest.length > 0 && (
        <SectionCard className={styles.rows}>
          {numberRows(rest).map((row) => (
            <RankLine key={row.id} row={row} by={by} />
          ))}
        </SectionCard>
      )}
    </>
  );
}

function Seat({ row, seat, by }: { row: Ranking['rows'][number]; seat: number; by: RankOrder }) {
  const t = usePointsStrings();
  return (
    <div className={styles.seat} data-seat={seat}>
      <span className={styles.ring}>
        {seat === 1 && <img src={crown} alt="" className={styles.crown} />}
        <Avatar url={row.avatar} name={row.nickname} size={seat === 1 ? 64 : 56} />
        <span className={styles.number}>{row.place}</span>
      </span>
      <Text size={14} bold lines={1} tone={row.mine ? 'brand' : 1}>
        {row.mine ? t('me', { name: row.nickname }) : row.nickname}
      </Text>
      <div className={styles.block}>
        {row.value}
        <small>{t(by === 'row' ? 'days' : 'points')}</small>
      </div>
    </div>
  );
}

function OwnPlace({ ranking, by }: { ranking: Ranking; by: RankOrder }) {
  const t = usePointsStrings();
  const send = useCheckIn(({ earned }) => toast(t('signed', { points: earned }), 'done'));
  const { mine, signed } = ranking;
  const standing = t(by === 'row' ? 'daysValue' : 'pointsValue', { count: mine.value });
  const gap = mine.behind === null ? t('first') : t('behind', { count: mine.behind });
  return (
    <BottomBar>
      <Text size={15} bold num tone="brand" aria-label={mine.place === null ? t('noPlace') : undefined}>
        {mine.place ?? '—'}
      </Text>
      <Avatar url={mine.avatar} name={mine.nickname} size={40} />
      <Box grow className={styles.bar}>
        <Text as="p" size={15} bold lines={1}>
          {t('me', { name: mine.nickname })}
        </Text>
        <Text as="p" size={12} tone={3} lines={1} num>
          {mine.place === null ? t('unplaced') : `${standing} · ${gap}`}
        </Text>
      </Box>
      <Button
        size="m"
        look={signed ? 'fill' : 'primary'}
        disabled={signed}
        busy={send.isPending}
        className={look({ push: true })}
        onClick={() => send.mutate({})}
      >
        {t(signed ? 'signedShort' : 'goSign')}
      </Button>
    </BottomBar>
  );
}

const RankSkeleton = () => (
  <Box inset="feed" above={4}>
    <Skeleton height={190} radius={16} />
    <Skeleton height={420} radius={16} gap={12} />
  </Box>
);
