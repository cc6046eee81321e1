import type { LiveRow } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { useLives, usePlans } from '../queries.ts';
import { CARD_HEIGHT, LiveCard } from './LiveCard.tsx';
import styles from './LiveFeed.module.css';
import { PlanRow } from './PlanRow.tsx';
import { useLiveCardStrings } from './strings.ts';

/** Lives that run now, what is announced, then replays. */
export function LiveFeed() {
  const t = useLiveCardStrings();
  return (
    <ListView
      list={useLives()}
      skeleton={<WaterfallSkeleton />}
      empty={
        <>
          <Plans />
          <Empty picture="antenna" title={t('nothing')} text={t('nothingHint')} />
        </>
      }
    >
      {(rows) => (
        <>
          <Running rows={rows.filter(({ state }) => state === 'living')} />
          <Plans />
          <Cards rows={rows.filter(({ state }) => state !== 'living')} />
        </>
      )}
    </ListView>
  );
}

const Cards = ({ rows }: { rows: readonly LiveRow[] }) => (
  <TwoColumns rows={rows} getHeight={() => CARD_HEIGHT} firstScreen>
    {(live, isEager) => <LiveCard key={live.id} live={live} eager={isEager} />}
  </TwoColumns>
);

const Running = ({ rows }: { rows: readonly LiveRow[] }) =>
  rows.length > 0 && (
    <div className={styles.running}>
      <Cards rows={rows} />
    </div>
  );

function Plans() {
  const t = useLiveCardStrings();
  const plans = usePlans().rows;
  if (plans.length === 0) return null;
  return (
    <SectionCard title={t('plans')}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </SectionCard>
  );
}
