import type { PlatformWithdrawal } from '@chengji/contract';
import { Button } from 'antd';
import { FileSpreadsheet, Landmark, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { useSelection } from '../../../design/lists/use-selection.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useWithdrawals } from '../queries.ts';
import { ownerKinds, toTabCounts, withdrawalTabs } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import { ImportDrawer } from './ImportDrawer.tsx';
import { SelectedSum } from './SelectedSum.tsx';
import { useMakeBatchQuestion } from './use-make-batch-question.tsx';
import { withdrawalsColumns } from './withdrawals-columns.tsx';

/** Withdrawals of shoppers and shops; those approved go to the bank in batches, whose results are imported. */
export function WithdrawalsScreen() {
  const text = useWalletText();
  const mayDecide = useCan('platform', 'withdrawals.write');
  const list = useWithdrawals();
  const selection = useSelection<PlatformWithdrawal>(list.input);
  const [isImporting, setImporting] = useState(false);
  const askToMakeBatch = useMakeBatchQuestion();
  const counts = list.data && toTabCounts(list.data.counts);
  const { waiting = 0, approved = 0, open = 0 } = counts ?? {};
  return (
    <>
      <ListPage
        list={list}
        title={text('payouts')}
        summary={counts && text('payoutsSummary', { n: open, waiting, approved })}
        actions={
          mayDecide && (
            <>
              <Button icon={<FileSpreadsheet />} onClick={() => setImporting(true)}>
                {text('importResults')}
              </Button>
              {approved > 0 && (
                <Button icon={<PackageCheck />} onClick={() => askToMakeBatch()}>
                  {text('makeBatch')}
                </Button>
              )}
            </>
          )
        }
        tabs={{
          label: text('state'),
          options: withdrawalTabs,
          toText: (tab) => text(`tab_${tab}`),
          counts,
        }}
        search={text('searchPayouts')}
        filters={
          <ListSelect
            list={list}
            name="kind"
            label={text('ownerKind')}
            any={text('ownerAll')}
            options={ownerKinds}
            toText={(kind) => text(`owner_${kind}`)}
          />
        }
        columns={withdrawalsColumns(text, mayDecide)}
        empty={<EmptyState icon={<Landmark />} title={text('noPayouts')} hint={text('noPayoutsHint')} />}
        selection={
          mayDecide
            ? {
                ...selection,
                canSelect: (row) => row.can.send,
                note: <SelectedSum withdrawals={selection.rows} />,
                actions: (
                  <Button
                    type="primary"
                    icon={<PackageCheck size={14} />}
                    onClick={() =>
                      askToMakeBatch(
                        selection.rows.map(({ id }) => id),
                        selection.clear,
                      )
                    }
                  >
                    {text('makeBatchMany', { n: selection.keys.length })}
                  </Button>
                ),
              }
            : undefined
        }
      />
      {isImporting && <ImportDrawer onClose={() => setImporting(false)} />}
    </>
  );
}
