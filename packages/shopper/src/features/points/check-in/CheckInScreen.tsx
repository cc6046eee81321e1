import type { CheckInInfo } from '@chengji/contract';
import { Check, Star, X } from 'lucide-react';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { toast } from '../../../kernel/toast.ts';
import coin from '../art/coin.webp';
import { parseDay } from '../check-in.view.ts';
import { Counted } from '../components/Counted.tsx';
import { RulesButton } from '../components/RulesButton.tsx';
import { reloadCheckIn, useCheckIn, useCheckInInfo } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import styles from './CheckInScreen.module.css';
import { MakeUp } from './MakeUp.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { RankPreview } from './RankPreview.tsx';

/** Checking in daily: the points, these days, the month with its make-ups, and who is ahead. */
export function CheckInScreen() {
  const query = useCheckInInfo();
  return (
    <Page wash actions={<RulesButton />} onRefresh={reloadCheckIn}>
      <QueryView query={query} skeleton={<CheckInSkeleton />}>
        {(info) => <CheckIn info={info} />}
      </QueryView>
    </Page>
  );
}

function CheckIn({ info }: { info: CheckInInfo }) {
  const t = usePointsStrings();
  const [month, setMonth] = useState<string>();
  return (
    <>
      <Row as="section" row="between" gap={3} className={styles.head}>
        <Box grow>
          <Link to="pages/user/signin/log">
            <Text as="span" size={14} tone={2}>
              {t('myPoints')}
            </Text>
            <b className={styles.score}>{info.score}</b>
          </Link>
          <Text as="p" size={13} tone={2}>
            <Counted
              text={`${t('rowNow', { count: info.successions })} · ${t('rowLongest', { count: info.maxsuccessions })}`}
            />
          </Text>
        </Box>
        <img src={coin} alt="" className={styles.coin} />
      </Row>
      <SectionCard>
        <Week info={info} />
        <CheckInButton info={info} />
      </SectionCard>
      <SectionCard>
        <MonthCalendar month={month ?? info.today.slice(0, 7)} info={info} onMonth={setMonth} />
        <MakeUp info={info} />
      </SectionCard>
      <RankPreview />
    </>
  );
}

const marks = { signed: Check, made_up: Check, missed: X, future: Star };

function Week({ info }: { info: CheckInInfo }) {
  const t = usePointsStrings();
  return (
    <ul className={styles.week} aria-label={t('week')}>
      {info.week.map(({ date, state, points }) => {
        const { day } = parseDay(date);
        const isToday = date === info.today;
        return (
          <li key={date} className={styles.weekDay} data-state={state} data-today={isToday ? '' : undefined}>
            <b aria-hidden>{points > 0 ? `+${points}` : '—'}</b>
            <i aria-hidden>
              <Icon as={marks[state]} size={14} />
            </i>
            <span aria-hidden>{isToday ? t('today') : day}</span>
            <Hidden>{t(`day.${state}`, { day, points })}</Hidden>
          </li>
        );
      })}
    </ul>
  );
}

function CheckInButton({ info }: { info: CheckInInfo }) {
  const t = usePointsStrings();
  const send = useCheckIn(({ earned }) => toast(t('signed', { points: earned }), 'done'));
  if (info.signed)
    return (
      <Button size="block" look="fill" disabled>
        {t('signedToday', { points: info.next })}
      </Button>
    );
  return (
    <Button size="block" busy={send.isPending} onClick={() => send.mutate({})}>
      {t('signNow', { points: info.next })}
    </Button>
  );
}

const CheckInSkeleton = () => (
  <Box inset="feed" above={2}>
    <Skeleton width="40%" height={96} radius={12} />
    <Skeleton height={180} radius={16} gap={16} />
    <Skeleton height={420} radius={16} gap={12} />
  </Box>
);
