import { showMoney } from '@chengji/client-kit/money-display';
import { PurchaseKind } from '@chengji/contract';
import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { ListCard } from '../../../../design/lists/ListCard.tsx';
import { ListSelect } from '../../../../design/lists/ListSelect.tsx';
import { toTaken } from '../../income.view.ts';
import { useStatementLines } from '../../queries.ts';
import styles from '../../wallet.module.css';
import { statementLineTabs } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import { StatementLineDetail } from './StatementLineDetail.tsx';
import { statementColumns } from './statement-columns.tsx';

/** Each order that was settled in the month, and each refund of one settled before; a line opens to where it is from. */
export function StatementLines({ month }: { month: string }) {
  const text = useWalletText();
  const list = useStatementLines(month);
  const sums = list.data?.sums;
  return (
    <ListCard
      label={text('statement')}
      list={list}
      tabs={{
        label: text('lineKind'),
        options: statementLineTabs,
        toText: (kind) => text(`lines_${kind}`),
      }}
      search={text('searchLines')}
      filters={
        <ListSelect
          list={list}
          name="bought"
          label={text('bought')}
          any={text('boughtAny')}
          options={PurchaseKind.options}
          toText={(kind) => text(`bought_${kind}`)}
        />
      }
      note={
        sums && (
          <span className={styles.found}>
            <span>{text('foundCommission', { amount: showMoney(toTaken(sums.commission)) })}</span>
            <span>{text('foundIncome', { amount: showMoney(sums.income) })}</span>
          </span>
        )
      }
      columns={statementColumns(text)}
      detail={({ id }) => <StatementLineDetail id={id} />}
      empty={<EmptyState icon={<ReceiptText />} title={text('noLines')} hint={text('noLinesHint')} />}
    />
  );
}
