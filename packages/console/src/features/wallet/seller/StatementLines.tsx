import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { useStatementLines } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { StatementLineDetail } from './StatementLineDetail.tsx';
import { statementColumns } from './statement-columns.tsx';

/** Each order that was settled in the month, and each refund of one settled before; a line opens to where it is from. */
export function StatementLines({ month }: { month: string }) {
  const text = useWalletText();
  return (
    <ListCard
      label={text('statement')}
      list={useStatementLines(month)}
      search={text('searchLines')}
      columns={statementColumns(text)}
      detail={({ id }) => <StatementLineDetail id={id} />}
      empty={<EmptyState icon={<ReceiptText />} title={text('noLines')} hint={text('noLinesHint')} />}
    />
  );
}
