import { serverNow } from '@chengji/client-kit/react';
import { Segmented } from 'antd';
import { Link } from 'react-router';
import { useAddressInput } from '../../../../design/address/use-address-input.ts';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import styles from '../../../../design/layout/columns.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useSession } from '../../../../kernel/session.ts';
import { SalesFiguresCard, SalesTrend, useShopSales } from '../../../analytics/index.ts';
import { ChatFiguresCard } from '../../../chat/index.ts';
import { WarningsCard } from '../../../complaints/index.ts';
import { NewestWithdrawalsCard } from '../../../wallet/index.ts';
import { dashboardInput, greetingAt, listBest, salesRanges } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useDashboard } from '../../queries.ts';
import { BalanceSums } from './BalanceSums.tsx';
import { BestCard } from './BestCard.tsx';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { InterestCard, InterestTotals } from './InterestCard.tsx';
import { NewestOfOwnShop } from './NewestOfOwnShop.tsx';
import { TodoStrip } from './TodoStrip.tsx';

/** What waits to be done, and how the shop sells. */
export function DashboardScreen() {
  const text = useOrdersText();
  const momentText = useMomentText();
  const name = useSession('seller')?.staff.name ?? '';
  const seesOrders = useCan('seller', 'orders.read');
  const seesMoney = useCan('seller', 'money.see');
  const writesGoods = useCan('seller', 'goods.write');
  const [{ range }, change] = useAddressInput(dashboardInput);
  const sales = useShopSales(range).data;
  const { data, error, refetch } = useDashboard();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={text(`hello_${greetingAt(new Date(serverNow() * 1000).getHours())}`, { name })}
        summary={text('dashboardHint', { time: momentText(serverNow()) })}
        actions={
          <>
            <Segmented
              aria-label={text('salesRange')}
              value={range}
              options={salesRanges.map((value) => ({ value, label: text(`range_${value}`) }))}
              onChange={(value) => change({ range: value })}
            />
            {writesGoods && <NewButton to="/seller/goods/new">{text('newGoods')}</NewButton>}
          </>
        }
      />
      {data ? (
        <div className="stack">
          <FirstStepsCard />
          <WarningsCard />
          {seesMoney && <NewestWithdrawalsCard onlyEnded />}
          <TodoStrip todo={data.todo} />
          <div className={styles.columns}>
            <div className="stack">
              {sales ? <SalesTrend data={sales} isByHour={range === 'today'} /> : <SkeletonRows />}
              <InterestCard days={data.interest} />
            </div>
            <div className="stack">
              {sales && (
                <SalesFiguresCard data={sales} range={range}>
                  <BalanceSums balance={data.balance} />
                  <Link className="row-link" to={`/seller/analytics?range=${range}`}>
                    {text('toAnalytics')}
                  </Link>
                </SalesFiguresCard>
              )}
              <InterestTotals days={data.interest} />
              <ChatFiguresCard />
            </div>
            {seesOrders && <NewestOfOwnShop />}
            {sales && <BestCard best={listBest(sales.goods)} aside={text(`range_${range}`)} />}
          </div>
        </div>
      ) : (
        <SkeletonRows />
      )}
    </>
  );
}
