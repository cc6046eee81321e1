import type { PaymentFinding } from '@chengji/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { findingStates } from '../findings.view.ts';
import { usePaymentsText } from '../payments-text.ts';
import { useFindings } from '../queries.ts';
import { findingsColumns } from './findings-columns.tsx';
import { ResolveModal } from './ResolveModal.tsx';

/** Reports of payment channels that contradict the books; an operator resolves each with a note. */
export function FindingsScreen() {
  const text = usePaymentsText();
  const mayResolve = useCan('platform', 'findings.write');
  const list = useFindings();
  const [resolving, setResolving] = useState<PaymentFinding | null>(null);
  return (
    <>
      <ListPage
        list={list}
        title={text('findings')}
        summary={text('findingsSummary')}
        tabs={{ label: text('state'), options: findingStates, toText: (state) => text(`state_${state}`) }}
        columns={findingsColumns(text, {
          isOpen: list.input.state === 'open',
          onResolve: mayResolve ? setResolving : undefined,
        })}
        empty={<EmptyState icon={<ShieldCheck />} title={text('noFindings')} hint={text('noFindingsHint')} />}
      />
      {resolving && <ResolveModal finding={resolving} onClose={() => setResolving(null)} />}
    </>
  );
}
