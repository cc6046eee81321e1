import { Scale } from 'lucide-react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useAdjustments } from '../../queries.ts';
import { adjustmentTabs } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import { adjustmentsColumns } from './adjustments-columns.tsx';
import { useAdjustmentActs } from './use-adjustment-acts.ts';

/** Money given or taken back by the platform; what is large waits for a second person. */
export function AdjustmentsScreen() {
  const text = useWalletText();
  const mayAdjust = useCan('platform', 'wallets.adjust');
  const list = useAdjustments();
  const acts = useAdjustmentActs();
  const waiting = list.data?.waiting;
  return (
    <ListPage
      list={list}
      title={text('adjustments')}
      summary={waiting !== undefined && text('adjustmentsSummary', { n: waiting })}
      tabs={{
        label: text('state'),
        options: adjustmentTabs,
        toText: (tab) => text(`adjustState_${tab}`),
        counts: waiting === undefined ? undefined : { waiting },
      }}
      columns={adjustmentsColumns(text, mayAdjust ? acts : undefined)}
      empty={<EmptyState icon={<Scale />} title={text('noAdjustments')} hint={text('noAdjustmentsHint')} />}
    />
  );
}
