import type { Adjustment } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import { EmptyCell } from '../../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { Money } from '../../../../design/values/Money.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import styles from '../../wallet.module.css';
import { adjustmentTones } from '../../wallet.view.ts';
import type { WalletText } from '../../wallet-text.ts';
import { toWalletPath } from '../../withdrawal.view.ts';
import type { AdjustmentActs } from './use-adjustment-acts.ts';

export const adjustmentsColumns = (
  text: WalletText,
  acts: AdjustmentActs | undefined,
): TableColumnsType<Adjustment> => [
  { title: text('time'), render: (_, { createtime }) => <MomentText at={createtime} /> },
  {
    title: text('wallet'),
    render: (_, { kind, owner_id, owner }) => (
      <TwoLines
        isStrong
        first={<Link to={toWalletPath({ kind, id: owner_id })}>{owner}</Link>}
        second={text(`owner_${kind}`)}
      />
    ),
  },
  {
    title: text('amount'),
    align: 'right',
    render: (_, { amount }) => <Money amount={amount} income={!amount.startsWith('-')} />,
  },
  {
    title: text('adjustReason'),
    render: (_, { reason }) => <span className={styles.reason}>{reason}</span>,
  },
  {
    title: text('adjustBy'),
    render: (_, { by, approved_by }) => (
      <TwoLines first={by} second={approved_by && text('adjustApprovedBy', { name: approved_by })} />
    ),
  },
  {
    title: text('state'),
    render: (_, { state }) => (
      <StatusDot tone={adjustmentTones[state]}>{text(`adjustState_${state}`)}</StatusDot>
    ),
  },
  actionsColumn((adjustment) => {
    if (!acts || adjustment.state !== 'waiting') return <EmptyCell />;
    return (
      <>
        {adjustment.can_approve ? (
          <LinkButton isMain of={adjustment.owner} onPress={() => acts.approve(adjustment)}>
            {text('adjustApprove')}
          </LinkButton>
        ) : (
          <span className="muted small">{text('adjustNeedsOther')}</span>
        )}
        <LinkButton of={adjustment.owner} onPress={() => acts.drop(adjustment)}>
          {text('adjustDrop')}
        </LinkButton>
      </>
    );
  }),
];
