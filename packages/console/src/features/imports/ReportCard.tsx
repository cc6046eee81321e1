import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { Failure } from '../../design/feedback/Failure.tsx';
import cardStyles from '../../design/layout/card.module.css';
import { DataTable } from '../../design/tables/DataTable.tsx';
import dataTableStyles from '../../design/tables/data-table.module.css';
import { FilterBar } from '../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../design/tables/use-list-address.ts';
import { useDownload } from '../tasks/index.ts';
import { getTab, type Import, isUnderWay, outcomeTabs, reportDefaults, reportInput } from './imports.view.ts';
import { useImportsText } from './imports-text.ts';
import { useReport } from './queries.ts';
import { reportColumns } from './report-columns.tsx';

/** What came of each goods, by its line. */
export function ReportCard({ found }: { found: Import }) {
  const text = useImportsText();
  const [filters, change] = useListAddress(reportDefaults);
  const report = useReport(found.id, filters, isUnderWay(found.stage));
  const input = reportInput(found.id, filters);
  // what was read while it ran is not the end of it
  const { refetch } = report;
  const { stage } = found;
  useEffect(() => {
    if (!isUnderWay(stage)) void refetch();
  }, [stage, refetch]);
  const { task, counts } = found;
  const download = useDownload();
  const hasFilters = filters.keyword !== '' || getTab(filters) !== 'all';
  return (
    <section className={cardStyles.card} aria-label={text('report')}>
      <ListTabs
        label={text('outcome')}
        active={getTab(filters)}
        tabs={outcomeTabs.map((key) => ({
          key,
          label: text(`outcome_${key}`),
          count: key === 'noted' ? undefined : counts[key],
        }))}
        onChange={(outcome) => change({ outcome })}
      />
      <FilterBar
        keyword={filters.keyword}
        placeholder={text('search')}
        onSearch={(keyword) => change({ keyword })}
      >
        {task.file && (
          <Button
            className={dataTableStyles.filterBarEnd}
            icon={<Download size={14} />}
            onClick={() => void download(task.id, task.file ?? '')}
          >
            {text('downloadReport')}
          </Button>
        )}
      </FilterBar>
      <DataTable
        label={text('report')}
        columns={reportColumns(text)}
        rows={report.data?.rows}
        rowKey={(row) => row.line}
        page={input.page}
        limit={input.limit}
        total={report.data?.total ?? 0}
        onPage={(page, limit) => change({ page: String(page), limit: String(limit) })}
        isRefreshing={report.isPlaceholderData}
        failure={report.error && <Failure error={report.error} onRetry={() => void report.refetch()} />}
        empty={<EmptyState title={text('reportEmpty')} />}
        onClearFilters={hasFilters ? () => change({ keyword: '', outcome: 'all' }) : undefined}
      />
    </section>
  );
}
