import { showRate } from '@chengji/client-kit/percent-display';
import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useIncome } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { BillsCard } from './BillsCard.tsx';
import { IncomeDaysCard } from './IncomeDaysCard.tsx';
import { IncomeFigures } from './IncomeFigures.tsx';
import { NewestWithdrawalsCard } from './NewestWithdrawalsCard.tsx';
import { PayoutCard } from './PayoutCard.tsx';

/** What the shop earned, when it can be withdrawn, and the withdrawal itself. */
export function IncomeScreen() {
  const text = useWalletText();
  const navigate = useNavigate();
  const { data: income, error, refetch } = useIncome();
  if (error || !income) return <NotLoaded error={error} onRetry={refetch} />;
  const rate = showRate(income.commission_rate);
  return (
    <>
      <PageHeader
        title={text('income')}
        summary={
          income.after_sale_days > 0
            ? text('incomeSummary', { n: income.after_sale_days, rate })
            : text('incomeSummaryAtOnce', { rate })
        }
        actions={
          <Button icon={<FileText />} onClick={() => void navigate('/seller/money/statement')}>
            {text('statement')}
          </Button>
        }
      />
      <div className="stack">
        <IncomeFigures income={income} />
        <DetailLayout
          side={
            <>
              <PayoutCard income={income} />
              <NewestWithdrawalsCard />
            </>
          }
        >
          <IncomeDaysCard income={income} />
          <BillsCard />
        </DetailLayout>
      </div>
    </>
  );
}
