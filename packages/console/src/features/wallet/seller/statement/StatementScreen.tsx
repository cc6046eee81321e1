import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import { useAddressInput } from '../../../../design/address/use-address-input.ts';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { statementInput, toPastMonth } from '../../income.view.ts';
import { useStatement } from '../../queries.ts';
import { useWalletText } from '../../wallet-text.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { DiscountsCard } from './DiscountsCard.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import { PastMonthsCard } from './PastMonthsCard.tsx';
import { ProofCard } from './ProofCard.tsx';
import { StatementDaysCard } from './StatementDaysCard.tsx';
import { DownloadLines } from './StatementDownloads.tsx';
import { StatementFigures } from './StatementFigures.tsx';
import { StatementLines } from './StatementLines.tsx';

/** A month of the shop: what its orders brought, line by line, and the proof of its account. */
export function StatementScreen() {
  const text = useWalletText();
  const { showDate } = useTimeDisplay();
  const now = showDate(serverNow()).slice(0, 7);
  const [asked, change] = useAddressInput(statementInput);
  const month = toPastMonth(asked.month, now);
  const { data, error, refetch } = useStatement(month);
  return (
    <>
      <PageHeader
        title={text('statementOf', { month })}
        back="/seller/money"
        summary={data && text('statementSummary', { n: data.orders, income: showMoney(data.sums.income) })}
        actions={
          <>
            <MonthChoice month={month} now={now} onChange={(chosen) => change({ month: chosen })} />
            {data && <DownloadLines statement={data} />}
          </>
        }
      />
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
      {data && (
        <div className="stack">
          <StatementFigures sums={data.sums} />
          <DetailLayout
            side={
              <>
                <DiscountsCard sums={data.sums} />
                <BalanceCard statement={data} />
                <ProofCard statement={data} />
                <PastMonthsCard month={month} now={now} onChoose={(chosen) => change({ month: chosen })} />
              </>
            }
          >
            <StatementDaysCard days={data.days} />
            <StatementLines month={month} />
          </DetailLayout>
        </div>
      )}
    </>
  );
}
