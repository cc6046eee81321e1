import type { PlatformWithdrawal } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { AccountLine } from '../components/AccountLine.tsx';
import type { WalletText } from '../wallet-text.ts';
import { DueText } from './DueText.tsx';
import { PayoutStatus } from './PayoutStatus.tsx';

export const withdrawalsColumns = (
  text: WalletText,
  mayDecide: boolean,
): TableColumnsType<PlatformWithdrawal> => [
  {
    title: text('owner'),
    render: (_, { owner, withdrawal_no }) => (
      <TwoLines
        isStrong
        first={
          <span className="row">
            <span className="ellipsis">{owner.name}</span>
            <KindTag tone={owner.kind === 'shop' ? 'orange' : 'plain'}>{text(`owner_${owner.kind}`)}</KindTag>
          </span>
        }
        second={withdrawal_no}
      />
    ),
  },
  { title: text('payTo'), render: (_, { account }) => <AccountLine account={account} /> },
  {
    title: text('amount'),
    align: 'right',
    render: (_, { amount, fee }) => (
      <TwoLines
        first={<Money amount={amount} />}
        second={
          <>
            {text('feeNone')} <Money amount={fee} />
          </>
        }
      />
    ),
  },
  {
    title: text('state'),
    render: (_, withdrawal) => <PayoutStatus withdrawal={withdrawal} />,
  },
  { title: text('askedAt'), render: (_, { createtime }) => <MomentText at={createtime} /> },
  {
    title: text('due'),
    render: (_, withdrawal) =>
      withdrawal.state === 'created' ? <DueText withdrawal={withdrawal} /> : <EmptyCell />,
  },
  actionsColumn(({ id, withdrawal_no, can }) => {
    const acts = mayDecide && Object.values(can).includes(true);
    return (
      <Link
        className={acts ? 'row-link' : 'quiet-link'}
        aria-label={`${text(acts ? 'decide' : 'look')} ${withdrawal_no}`}
        to={`/platform/withdrawals/${id}`}
      >
        {text(acts ? 'decide' : 'look')}
      </Link>
    );
  }),
];
