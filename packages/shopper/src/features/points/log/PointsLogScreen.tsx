import type { CallOut, PointsKind } from '@chengji/contract';
import {
  CalendarCheck,
  Coins,
  History,
  type LucideIcon,
  MessageSquareHeart,
  ShoppingBag,
  Ticket,
} from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { IconTile } from '../../../design/pictures/IconTile.tsx';
import type { Tone } from '../../../design/pictures/tone.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { type LogItem, showSigned, toLogItems } from '../check-in.view.ts';
import { reloadPointsLog, usePointsLog } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import { useDates } from '../use-dates.ts';
import styles from './PointsLogScreen.module.css';

type Log = CallOut<'GET /wanlshop/signin/log'>;

/** What the points came from and went to, month by month. */
export function PointsLogScreen() {
  const t = usePointsStrings();
  const { showDate } = useTimeDisplay();
  const list = usePointsLog();
  const months = new Map(
    (list.data?.pages ?? []).flatMap((page) => page.months).map((one) => [one.month, one]),
  );
  const items = toLogItems(list.rows, (at) => showDate(at).slice(0, 7));
  return (
    <Page onRefresh={reloadPointsLog}>
      {list.first && <Figures log={list.first} />}
      <RowsView
        list={{ ...list, rows: items }}
        skeleton={<LogSkeleton />}
        empty={<Empty picture="money" title={t('noLog')} text={t('noLogHint')} />}
      >
        {(item) => (
          <div
            className={styles.item}
            data-first={item.month ? '' : undefined}
            data-last={item.isLast ? '' : undefined}
          >
            {item.month && <MonthHead month={item.month} sums={months.get(item.month)} />}
            <Change item={item} />
          </div>
        )}
      </RowsView>
    </Page>
  );
}

function Figures({ log }: { log: Log }) {
  const t = usePointsStrings();
  const figures = [
    ['pointsNow', log.score],
    ['monthDays', log.month_days],
    ['rowShort', log.successions],
    ['longestShort', log.maxsuccessions],
  ] as const;
  return (
    <SectionCard>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}

function MonthHead({ month, sums }: { month: string; sums: Log['months'][number] | undefined }) {
  const t = usePointsStrings();
  const { showMonth } = useDates();
  return (
    <Row as="header" row="between" className={styles.head}>
      <h2>{showMonth(month)}</h2>
      {sums && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('earned')}</dt>
            <Text as="dd" tone="success" num>
              {showSigned(sums.earned)}
            </Text>
          </div>
          <div>
            <dt>{t('spent')}</dt>
            <Text as="dd" num>
              {showSigned(-sums.spent)}
            </Text>
          </div>
        </dl>
      )}
    </Row>
  );
}

const LogSkeleton = () => (
  <>
    <Box inset="feed">
      <Skeleton height={80} radius={16} />
    </Box>
    <Box above={3}>
      <LinesSkeleton rows={8} />
    </Box>
  </>
);

const marks: Record<PointsKind, [LucideIcon, Tone]> = {
  check_in: [CalendarCheck, 'peach'],
  makeup: [CalendarCheck, 'mint'],
  makeup_cost: [History, 'stone'],
  order: [ShoppingBag, 'mint'],
  review: [MessageSquareHeart, 'cream'],
  coupon: [Ticket, 'rose'],
  opening: [Coins, 'sand'],
};

function Change({ item }: { item: LogItem }) {
  const t = usePointsStrings();
  const { showShortMoment } = useTimeDisplay();
  const [icon, tone] = marks[item.kind];
  const about = [
    showShortMoment(item.createtime),
    item.row !== null && t('inRow', { count: item.row }),
    item.title,
  ].filter((part) => part !== '' && part !== false);
  return (
    <Row gap={3} className={styles.row}>
      <IconTile icon={icon} tone={tone} size={48} />
      <Box grow>
        <Text as="p" size={15} lines={1}>
          {t(`kind.${item.kind}`, { day: item.date?.slice(5) ?? '' })}
        </Text>
        <Text as="p" size={12} tone={3} lines={1} num>
          {about.join(' · ')}
        </Text>
      </Box>
      <Text as="b" size={16} num tone={item.points > 0 ? 'success' : 1}>
        {showSigned(item.points)}
      </Text>
    </Row>
  );
}
