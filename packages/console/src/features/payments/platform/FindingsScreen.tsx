import type { PaymentFinding } from '@chengji/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useCan } from '../../../kernel/rights.ts';
import { findingStates, findingsDefaults, findingsInput } from '../findings.view.ts';
import { usePaymentsText } from '../payments-text.ts';
import { useFindings } from '../queries.ts';
import { findingsColumns } from './findings-columns.tsx';
import { ResolveModal } from './ResolveModal.tsx';

/** Reports of payment channels that contradict the books; an operator resolves each with a note. */
export function FindingsScreen() {
  const text = usePaymentsText();
  const mayResolve = useCan('platform', 'findings.write');
  const [filters, change] = useListAddress(findingsDefaults);
  const { data, error, refetch, isPlaceholderData } = useFindings(filters);
  const { state, page, limit } = findingsInput(filters);
  const [resolving, setResolving] = useState<PaymentFinding | null>(null);
  return (
    <>
      <PageHeader title={text('findings')} summary={text('findingsSummary')} />
      <section className={styles.card} aria-label={text('findings')}>
        <ListTabs
          label={text('state')}
          active={state}
          tabs={findingStates.map((key) => ({
            key,
            label: text(`state_${key}`),
            count: data?.counts[key],
          }))}
          onChange={(next) => change({ state: next })}
        />
        <DataTable
          label={text('findings')}
          columns={findingsColumns(text, {
            isOpen: state === 'open',
            onResolve: mayResolve ? setResolving : undefined,
          })}
          rows={data?.rows}
          rowKey={(row) => row.id}
          page={page}
          limit={limit}
          total={data?.total ?? 0}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          isRefreshing={isPlaceholderData}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={
            <EmptyState icon={<ShieldCheck />} title={text('noFindings')} hint={text('noFindingsHint')} />
          }
        />
      </section>
      {resolving && <ResolveModal finding={resolving} onClose={() => setResolving(null)} />}
    </>
  );
}
