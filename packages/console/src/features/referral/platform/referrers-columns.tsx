import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import styles from '../../../design/tables/cells.module.css';
import { DateText } from '../../../design/values/DateText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { Referrer } from '../growth.view.ts';
import type { ReferralText } from '../referral-text.ts';
import { BlockButton } from './BlockButton.tsx';

export const referrersColumns = (text: ReferralText): TableColumnsType<Referrer> => [
  {
    title: text('person'),
    render: (_, { nickname, avatar, level, id }) => (
      <span className={styles.cellGoods}>
        <Thumb size={36} image={avatar} round />
        <TwoLines first={`${nickname} · Lv.${level}`} second={id} />
      </span>
    ),
  },
  { title: text('joined'), render: (_, { joined_at }) => <DateText at={joined_at} /> },
  { title: text('firstSecond'), align: 'right', render: (_, { first, second }) => `${first} / ${second}` },
  { title: text('broughtSales'), align: 'right', render: (_, { sales }) => <Money amount={sales} /> },
  { title: text('expected'), align: 'right', render: (_, { expected }) => <Money amount={expected} /> },
  { title: text('creditedAll'), align: 'right', render: (_, { credited }) => <Money amount={credited} /> },
  {
    title: text('state'),
    render: (_, { blocked, blocked_reason, suspicious }) =>
      blocked ? (
        <TwoLines first={<StatusDot tone="bad">{text('state_blocked')}</StatusDot>} second={blocked_reason} />
      ) : (
        <StatusDot tone={suspicious ? 'bad' : 'done'}>
          {text(suspicious ? 'state_suspicious' : 'state_ok')}
        </StatusDot>
      ),
  },
  actionsColumn((person) => (
    <>
      <Link
        className="row-link"
        to={`/platform/growth/people/${person.id}`}
        aria-label={`${text('tree')} ${person.nickname}`}
      >
        {text('tree')}
      </Link>
      <BlockButton person={person} />
    </>
  )),
];
