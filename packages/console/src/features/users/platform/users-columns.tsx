import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import styles from '../../../design/tables/cells.module.css';
import { DateText } from '../../../design/values/DateText.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { UserRow } from '../users.view.ts';
import type { UsersText } from '../users-text.ts';

export const usersColumns = (text: UsersText): TableColumnsType<UserRow> => [
  {
    title: text('nickname'),
    render: (_, { nickname, username, avatar }) => (
      <span className={styles.cellGoods}>
        <Thumb size={36} image={avatar} round />
        <TwoLines first={nickname} second={username} />
      </span>
    ),
  },
  { title: text('id'), dataIndex: 'id' },
  { title: text('mobile'), dataIndex: 'mobile' },
  { title: text('level'), align: 'right', dataIndex: 'level' },
  { title: text('joinedAt'), render: (_, { joined_at }) => <DateText at={joined_at} /> },
  {
    title: text('loginAt'),
    render: (_, { login_at }) =>
      login_at === null ? <span className="muted">{text('never')}</span> : <MomentText at={login_at} />,
  },
  {
    title: text('state'),
    render: (_, { state }) => (
      <StatusDot tone={state === 'active' ? 'done' : 'bad'}>{text(`state_${state}`)}</StatusDot>
    ),
  },
  actionsColumn(({ id, nickname }) => (
    <Link className="row-link" to={`/platform/users/${id}`} aria-label={`${text('details')} ${nickname}`}>
      {text('details')}
    </Link>
  )),
];
