import { useParams } from 'react-router';
import { Note } from '../../design/feedback/Note.tsx';
import { NotLoaded } from '../../design/feedback/NotLoaded.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { PageHeader } from '../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import { TaskProgress } from '../tasks/index.ts';
import { ChoicesCard } from './ChoicesCard.tsx';
import { canStart, hasReport, type Import, isUnderWay, stageTones } from './imports.view.ts';
import { useImportsText } from './imports-text.ts';
import { useImport } from './queries.ts';
import { ReportCard } from './ReportCard.tsx';

/** One table: read, tried, imported; it can be left at any moment and come back to. */
export function ImportScreen() {
  const { id } = useParams();
  const found = useImport(Number(id));
  if (found.error || !found.data) return <NotLoaded error={found.error} onRetry={found.refetch} />;
  return <ImportDetails found={found.data} />;
}

function ImportDetails({ found }: { found: Import }) {
  const text = useImportsText();
  const { stage, task, counts, rows } = found;
  return (
    <>
      <PageHeader
        title={found.name}
        summary={text('goodsCount', { goods: counts.all, rows })}
        marks={<StatusDot tone={stageTones[stage]}>{text(`stage_${stage}`)}</StatusDot>}
        back="/seller/imports"
      />
      <div className="stack">
        {(isUnderWay(stage) || task.state === 'failed') && (
          <Card>
            <TaskProgress task={task} label={text(`stage_${stage}`)} />
            {isUnderWay(stage) && <p className="muted small">{text('leaveHint')}</p>}
          </Card>
        )}
        {stage === 'checked' && <Note tone="warning">{text('trial')}</Note>}
        {stage === 'done' && <ReportCard found={found} />}
        {canStart(stage) && <ChoicesCard key={`${found.id} ${stage}`} found={found} />}
        {stage !== 'done' && hasReport(found) && <ReportCard found={found} />}
      </div>
    </>
  );
}
