import type { Bill } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import styles from '../wallet.module.css';
import { billTones } from '../wallet.view.ts';
import type { WalletText } from '../wallet-text.ts';

/** Bills as a table; `toPath` says where what a bill belongs to is looked at. */
export const billsColumns = <Row extends Bill>(
  text: WalletText,
  toPath: (subject: Bill['subject']) => string | undefined,
): TableColumnsType<Row> => [
  { title: text('time'), render: (_, { createtime }) => <MomentText at={createtime} /> },
  {
    title: text('billType'),
    render: (_, { type }) => <KindTag tone={billTones[type]}>{text(`type_${type}`)}</KindTag>,
  },
  {
    title: text('about'),
    render: (_, { title, subject }) => {
      const path = toPath(subject);
      return (
        <span className={`ellipsis ${styles.about}`} title={title}>
          {path ? <Link to={path}>{title}</Link> : title}
        </span>
      );
    },
  },
  {
    title: text('change'),
    align: 'right',
    render: (_, { amount }) => <Money amount={amount} income={!amount.startsWith('-')} />,
  },
  {
    title: text('balanceAfter'),
    align: 'right',
    render: (_, { balance_after }) => <Money amount={balance_after} />,
  },
];
