import { showMoney } from '@chengji/client-kit/money-display';
import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { ListMonth } from '../../../design/lists/ListMonth.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { billsColumns } from '../components/bills-columns.tsx';
import { useBills } from '../queries.ts';
import styles from '../wallet.module.css';
import { billAccounts, shopBillTypes } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

/** Each movement of what is available, and of what is pending. */
export function BillsCard() {
  const text = useWalletText();
  const seesOrders = useCan('seller', 'orders.read');
  const list = useBills();
  const sums = list.data?.month;
  return (
    <ListCard
      label={text('bills')}
      list={list}
      tabs={{
        label: text('billAccount'),
        options: billAccounts,
        toText: (account) => text(`account_${account}`),
      }}
      search={text('searchBills')}
      filters={
        <>
          <ListSelect
            list={list}
            name="type"
            label={text('billType')}
            any={text('billTypeAll')}
            options={shopBillTypes}
            toText={(type) => text(`type_${type}`)}
          />
          <ListMonth list={list} />
          {sums && (
            <span className={`muted ${styles.found}`}>
              <span>{text('foundIn', { amount: showMoney(sums.in) })}</span>
              <span>{text('foundOut', { amount: showMoney(sums.out) })}</span>
            </span>
          )}
        </>
      }
      columns={billsColumns(text, ({ kind, id }) => {
        if (kind === 'order' && seesOrders) return `/seller/orders/${id}`;
        return kind === 'withdrawal' ? '/seller/money/withdrawals' : undefined;
      })}
      empty={<EmptyState icon={<ReceiptText />} title={text('noBills')} hint={text('noBillsHint')} />}
    />
  );
}
