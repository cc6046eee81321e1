import { showMovement } from '@chengji/client-kit/money-display';
import type { Repair } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { channelName } from '../channel-name.ts';
import { repairTones } from '../radar.view.ts';
import type { RadarText } from '../radar-text.ts';
import styles from './radar.module.css';
import type { RepairActs } from './use-repair-acts.ts';

export const repairsColumns = (text: RadarText, acts: RepairActs | undefined): TableColumnsType<Repair> => [
  { title: text('time'), render: (_, { createtime }) => <MomentText at={createtime} /> },
  {
    title: text('number'),
    render: (_, { kind, number, channel, day }) => (
      <TwoLines
        isStrong
        first={number}
        second={`${text(`repaired_${kind}`)} · ${channelName(text, channel)} ${day}`}
      />
    ),
  },
  {
    title: text('how'),
    render: (_, { way, reason }) => (
      <TwoLines className={styles.reason} first={text(`way_${way}`)} second={reason} />
    ),
  },
  { title: text('amount'), align: 'right', render: (_, { amount }) => <b>{showMovement(amount)}</b> },
  {
    title: text('by'),
    render: (_, { by, approved_by }) => (
      <TwoLines first={by} second={approved_by && text('approvedBy', { name: approved_by })} />
    ),
  },
  {
    title: text('state'),
    render: (_, { state }) => <StatusDot tone={repairTones[state]}>{text(`repairState_${state}`)}</StatusDot>,
  },
  actionsColumn((repair) => {
    if (!acts || repair.state !== 'waiting') return <EmptyCell />;
    return (
      <>
        {repair.can_approve ? (
          <LinkButton isMain of={repair.number} onPress={() => acts.approve(repair)}>
            {text('approve')}
          </LinkButton>
        ) : (
          <span className="muted small">{text('needsOther')}</span>
        )}
        <LinkButton of={repair.number} onPress={() => acts.drop(repair)}>
          {text('drop')}
        </LinkButton>
      </>
    );
  }),
];
