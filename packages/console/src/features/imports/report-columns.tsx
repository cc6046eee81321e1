import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import { outcomeTones, type ReportLine } from './imports.view.ts';
import type { useImportsText } from './imports-text.ts';

export const reportColumns = (text: ReturnType<typeof useImportsText>): TableColumnsType<ReportLine> => [
  { title: text('line'), dataIndex: 'line', align: 'right', width: 72 },
  {
    title: text('goods'),
    render: (_, { title, handle, goods_id }) => (
      <>
        {goods_id === null ? (
          title
        ) : (
          <Link to={`/seller/goods/${goods_id}`} aria-label={text('edit', { title })}>
            {title}
          </Link>
        )}
        <p className="muted small">{handle}</p>
      </>
    ),
  },
  {
    title: text('outcome'),
    width: 120,
    render: (_, { outcome }) => (
      <StatusDot tone={outcomeTones[outcome]}>{text(`outcome_${outcome}`)}</StatusDot>
    ),
  },
  {
    title: text('note'),
    width: '45%',
    render: (_, { line, notes }) =>
      notes.map((note) => (
        <p key={`${note.line} ${note.msg}`}>
          {note.line === line ? note.msg : text('noteAt', { line: note.line, msg: note.msg })}
        </p>
      )),
  },
];
