import type { Withdrawal } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { AccountLine } from '../components/AccountLine.tsx';
import styles from '../wallet.module.css';
import { stateTones } from '../wallet.view.ts';
import type { WalletText } from '../wallet-text.ts';

export const shopWithdrawalsColumns = (text: WalletText): TableColumnsType<Withdrawal> => [
  {
    title: text('withdrawalNo'),
    render: (_, { withdrawal_no }) => <CopyText value={withdrawal_no} />,
  },
  { title: text('askedAt'), render: (_, { createtime }) => <MomentText at={createtime} /> },
  { title: text('payTo'), render: (_, { account }) => <AccountLine account={account} /> },
  { title: text('amount'), align: 'right', render: (_, { amount }) => <Money amount={amount} /> },
  { title: text('feeNone'), align: 'right', render: (_, { fee }) => <Money amount={fee} /> },
  { title: text('arrives'), align: 'right', render: (_, { arrives }) => <Money amount={arrives} /> },
  {
    title: text('state'),
    render: (_, { state, reason }) => (
      <>
        <StatusDot tone={stateTones[state]}>{text(`state_${state}`)}</StatusDot>
        {reason && <span className={`muted small ${styles.reason}`}>{reason}</span>}
      </>
    ),
  },
];
