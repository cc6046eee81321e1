import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { ListCard } from '../../design/lists/ListCard.tsx';
import styles from '../../design/tables/data-table.module.css';
import { useDownload } from '../tasks/index.ts';
import { type Import, isUnderWay, outcomeTabs } from './imports.view.ts';
import { useImportsText } from './imports-text.ts';
import { useReport } from './queries.ts';
import { reportColumns } from './report-columns.tsx';

/** What came of each goods, by its line. */
export function ReportCard({ found }: { found: Import }) {
  const text = useImportsText();
  const list = useReport(found.id, isUnderWay(found.stage));
  // what was read while it ran is not the end of it
  const { refetch } = list;
  const { stage } = found;
  useEffect(() => {
    if (!isUnderWay(stage)) void refetch();
  }, [stage, refetch]);
  const { task, counts } = found;
  const download = useDownload();
  return (
    <ListCard
      list={list}
      label={text('report')}
      tabs={{
        label: text('outcome'),
        options: outcomeTabs,
        toText: (tab) => text(`outcome_${tab}`),
        counts,
      }}
      search={text('search')}
      filters={
        task.file && (
          <Button
            className={styles.filterBarEnd}
            icon={<Download size={14} />}
            onClick={() => void download(task.id, task.file ?? '')}
          >
            {text('downloadReport')}
          </Button>
        )
      }
      columns={reportColumns(text)}
      rowKey={(row) => row.line}
      empty={<EmptyState title={text('reportEmpty')} />}
    />
  );
}
