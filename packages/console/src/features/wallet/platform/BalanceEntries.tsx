import { Check, X } from 'lucide-react';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { billsColumns } from '../components/bills-columns.tsx';
import { HashText } from '../components/HashText.tsx';
import { useWalletText } from '../wallet-text.ts';
import type { WithdrawalDetails } from '../withdrawal.view.ts';
import { followsFromBefore } from '../withdrawal-facts.view.ts';
import styles from './platform.module.css';

/** The newest entries of the balance, each with whether it follows from the one before. */
export function BalanceEntries({ withdrawal: { entries, facts } }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  return (
    <DataTable
      label={text('balanceEntries')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        ...billsColumns<WithdrawalDetails['entries'][number]>(text, () => undefined),
        {
          title: text('checked'),
          align: 'right',
          render: (_, { id, hash }) => {
            const fits = followsFromBefore(id, facts);
            return (
              <span className={fits ? styles.fits : styles.differs} title={hash}>
                {fits ? (
                  <Check size={14} aria-label={text('proofGood')} />
                ) : (
                  <X size={14} aria-label={text('proofBroken', { n: id })} />
                )}
                <HashText hash={hash} />
              </span>
            );
          },
        },
      ]}
      empty={null}
    />
  );
}
