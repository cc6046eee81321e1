import type { PlatformWithdrawal } from '@chengji/contract';
import { Button } from 'antd';
import { Check, FileSpreadsheet, Landmark, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { type Selection, useSelection } from '../../../design/lists/use-selection.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useWithdrawals } from '../queries.ts';
import { ownerKinds, toTabCounts, withdrawalTabs } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import { ImportDrawer } from './results/ImportDrawer.tsx';
import { SelectedSum } from './SelectedSum.tsx';
import { useApproveManyQuestion } from './use-approve-many-question.tsx';
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
                canSelect: ({ can }) => can.send || can.approve,
                note: <SelectedSum withdrawals={selection.rows} />,
                actions: <SelectedActions selection={selection} />,
              }
            : undefined
        }
      />
      {isImporting && <ImportDrawer onClose={() => setImporting(false)} />}
    </>
  );
}

/** What those selected have in common is done to all; of a mixed choice each act takes those it is for. */
function SelectedActions({ selection: { rows, clear } }: { selection: Selection<PlatformWithdrawal> }) {
  const text = useWalletText();
  const askToMakeBatch = useMakeBatchQuestion();
  const askToApprove = useApproveManyQuestion();
  const toApprove = rows.filter(({ can }) => can.approve);
  const toSend = rows.filter(({ can }) => can.send).map(({ id }) => id);
  return (
    <>
      {toApprove.length > 0 && (
        <Button type="primary" icon={<Check size={14} />} onClick={() => askToApprove(toApprove, clear)}>
          {text('approveMany', { n: toApprove.length })}
        </Button>
      )}
      {toSend.length > 0 && (
        <Button
          type="primary"
          icon={<PackageCheck size={14} />}
          onClick={() => askToMakeBatch(toSend, clear)}
        >
          {text('makeBatchMany', { n: toSend.length })}
        </Button>
      )}
    </>
  );
}
