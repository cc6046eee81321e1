import { Progress, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { MomentText } from '../../design/values/MomentText.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import { hasReport, type ImportRow, isUnderWay, stageTones } from './imports.view.ts';
import type { useImportsText } from './imports-text.ts';

type Text = ReturnType<typeof useImportsText>;
const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const;

export const importsColumns = (text: Text): TableColumnsType<ImportRow> => [
  {
    title: text('file'),
    render: (_, { id, name, rows, counts }) => (
      <>
        <Link to={`/seller/imports/${id}`}>{name}</Link>
        <p className="muted small">{text('goodsCount', { goods: counts.all, rows })}</p>
      </>
    ),
  },
  {
    title: text('stage'),
    render: (_, { stage, task }) => (
      <>
        <StatusDot tone={stageTones[stage]}>{text(`stage_${stage}`)}</StatusDot>
        {isUnderWay(stage) && task.total > 0 && (
          <Progress
            size="small"
            showInfo={false}
            aria-label={text(`stage_${stage}`)}
            percent={(task.done / task.total) * 100}
          />
        )}
        {task.msg && <p className="muted small">{task.msg}</p>}
      </>
    ),
  },
  {
    title: text('result'),
    render: (_, row) =>
      hasReport(row) &&
      outcomes
        .filter((outcome) => row.counts[outcome] > 0)
        .map((outcome) => `${text(`outcome_${outcome}`)} ${row.counts[outcome]}`)
        .join(' · '),
  },
  { title: text('startedAt'), align: 'right', render: (_, row) => <MomentText at={row.created_at} /> },
];
