import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { useWholeList } from '../../../design/lists/use-whole-list.ts';
import type { ShopStatement } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import { statementColumns } from './statement-columns.tsx';

/** Each order that was settled in the month. */
export function StatementLines({ lines }: Pick<ShopStatement, 'lines'>) {
  const text = useWalletText();
  const list = useWholeList(
    { data: { rows: lines }, error: null, refetch: () => {}, isPlaceholderData: false },
    ({ order_no }, keyword) => order_no.includes(keyword.trim()),
  );
  return (
    <ListCard
      label={text('statement')}
      list={list}
      rowKey={({ order_no }) => order_no}
      search={text('searchLines')}
      columns={statementColumns(text)}
      empty={<EmptyState icon={<ReceiptText />} title={text('noLines')} hint={text('noLinesHint')} />}
    />
  );
}
