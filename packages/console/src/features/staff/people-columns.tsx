import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../design/tables/actions-column.tsx';
import { MomentText } from '../../design/values/MomentText.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import { TwoLines } from '../../design/values/TwoLines.tsx';
import type { StaffRow } from './staff.view.ts';
import type { StaffText } from './staff-text.ts';

export const peopleColumns = (
  text: StaffText,
  sort: 'new' | 'name',
  onEdit: ((row: StaffRow) => void) | undefined,
): TableColumnsType<StaffRow> => [
  {
    key: 'name',
    title: text('name'),
    sorter: true,
    sortDirections: ['ascend'],
    sortOrder: sort === 'name' ? 'ascend' : null,
    render: (_, row) => <TwoLines isStrong isCut first={row.name} second={row.account} />,
  },
  { title: text('role'), render: (_, row) => row.role_name },
  {
    title: text('state'),
    render: (_, row) => (
      <StatusDot tone={row.active ? 'done' : 'rest'}>
        {text(row.active ? 'state_active' : 'state_left')}
      </StatusDot>
    ),
  },
  {
    title: text('joined'),
    render: (_, row) => (
      <span className="muted">
        <MomentText at={row.joined_at} />
      </span>
    ),
  },
  ...(onEdit
    ? [
        actionsColumn<StaffRow>((row) =>
          row.can.edit ? (
            <LinkButton onPress={() => onEdit(row)}>{text('edit')}</LinkButton>
          ) : (
            <span className="muted">{text('beyond')}</span>
          ),
        ),
      ]
    : []),
];
