import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useRepairs } from '../queries.ts';
import { useRadarText } from '../radar-text.ts';
import { repairsColumns } from './repairs-columns.tsx';
import { useRepairActs } from './use-repair-acts.ts';

const limit = 10;

/** What was repaired, by whom and why; what needs a second person comes first. */
export function RepairsCard() {
  const text = useRadarText();
  const mayRepair = useCan('platform', 'ledger.repair');
  const [page, setPage] = useState(1);
  const acts = useRepairActs();
  const { data, error, refetch, more } = useRepairs(page, limit, setPage);
  return (
    <Card title={text('repairs')} aside={text('repairsHint')} ruled flush>
      <DataTable
        label={text('repairs')}
        columns={repairsColumns(text, mayRepair ? acts : undefined)}
        rows={data?.rows}
        rowKey={({ id }) => id}
        failure={error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        more={more}
        {...(!more && data && data.total > limit
          ? { paging: { page, limit, total: data.total, onPage: (to: { page: number }) => setPage(to.page) } }
          : {})}
        empty={<EmptyState title={text('noRepairs')} />}
      />
    </Card>
  );
}
