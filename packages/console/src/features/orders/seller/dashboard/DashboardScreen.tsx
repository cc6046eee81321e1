import { serverNow } from '@chengji/client-kit/react';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import styles from '../../../../design/layout/columns.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useSession } from '../../../../kernel/session.ts';
import { WarningsCard } from '../../../complaints/index.ts';
import { NewestWithdrawalsCard } from '../../../wallet/index.ts';
import { greetingAt } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useDashboard } from '../../queries.ts';
import { BestCard } from './BestCard.tsx';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { InterestCard, InterestTotals } from './InterestCard.tsx';
import { NewestOfOwnShop } from './NewestOfOwnShop.tsx';
import { SalesCard } from './SalesCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodoStrip } from './TodoStrip.tsx';

/** What waits to be done, and how the shop sells. */
export function DashboardScreen() {
  const text = useOrdersText();
  const momentText = useMomentText();
  const name = useSession('seller')?.staff.name ?? '';
  const seesOrders = useCan('seller', 'orders.read');
  const seesMoney = useCan('seller', 'money.see');
  const writesGoods = useCan('seller', 'goods.write');
  const { data, error, refetch } = useDashboard();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={text(`hello_${greetingAt(new Date(serverNow() * 1000).getHours())}`, { name })}
        summary={text('dashboardHint', { time: momentText(serverNow()) })}
        actions={writesGoods && <NewButton to="/seller/goods/new">{text('newGoods')}</NewButton>}
      />
      {data ? (
        <div className="stack">
          <FirstStepsCard />
          <WarningsCard />
          {seesMoney && <NewestWithdrawalsCard onlyEnded />}
          <TodoStrip todo={data.todo} />
          <div className={styles.columns}>
            <SalesCard days={data.days} />
            <TodayCard dashboard={data} />
            <InterestCard days={data.interest} />
            <InterestTotals days={data.interest} />
            {seesOrders && <NewestOfOwnShop />}
            <BestCard best={data.best} />
          </div>
        </div>
      ) : (
        <SkeletonRows />
      )}
    </>
  );
}
