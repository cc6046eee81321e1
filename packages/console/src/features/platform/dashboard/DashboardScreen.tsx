import { dashboardCalls } from '@chengji/contract/platform/dashboard.calls';
import { Segmented } from 'antd';
import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { ranges } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import { useMarketDashboard } from '../queries.ts';
import { CategoriesCard } from './CategoriesCard.tsx';
import styles from './dashboard.module.css';
import { FiguresStrip } from './FiguresStrip.tsx';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { HealthCard } from './HealthCard.tsx';
import { SalesCard } from './SalesCard.tsx';
import { ShopsCard } from './ShopsCard.tsx';
import { TodoCard } from './TodoCard.tsx';

/** How the market does, and what waits to be decided. */
export function DashboardScreen() {
  const text = usePlatformText();
  const momentText = useMomentText();
  const [{ range }, change] = useAddressInput(dashboardCalls['GET /platform/dashboard/info'].in);
  const { data, error, refetch } = useMarketDashboard(range);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={text('dashboard')}
        summary={data && text('summary', { time: momentText(data.now), n: data.selling_shops })}
        actions={
          <Segmented
            aria-label={text('range')}
            value={range}
            options={ranges.map((value) => ({ value, label: text(`range_${value}`) }))}
            onChange={(value) => change({ range: value })}
          />
        }
      />
      {data ? (
        <div className="stack">
          <FirstStepsCard />
          <FiguresStrip dashboard={data} range={range} />
          <div className={styles.marketColumns}>
            <SalesCard dashboard={data} range={range} />
            <TodoCard todo={data.todo} />
          </div>
          <div className={`${styles.marketColumns} ${styles.marketColumnsThree}`}>
            <CategoriesCard categories={data.categories} />
            <ShopsCard shops={data.shops} />
            <HealthCard health={data.health} />
          </div>
        </div>
      ) : (
        <SkeletonRows />
      )}
    </>
  );
}
