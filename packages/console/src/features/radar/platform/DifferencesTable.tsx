import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import type { BillDifference } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { CircleCheckBig } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import type { EndlessRows } from '../../../design/lists/MoreRows.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { areBillsApart, type Bill, differenceStateTones, differenceTones } from '../radar.view.ts';
import { type RadarText, useRadarText } from '../radar-text.ts';
import { RepairPanel } from './RepairPanel.tsx';

type Props = {
  bill: Bill;
  page: number;
  limit: number;
  more: EndlessRows | undefined;
  onPage: (page: number) => void;
};

/** What differs of a bill, those first that nobody has seen to; each opens to its repair. */
export function DifferencesTable({ bill, page, limit, more, onPage }: Props) {
  const text = useRadarText();
  return (
    <DataTable
      label={text('difference')}
      columns={differenceColumns(text)}
      rows={bill.rows}
      rowKey={({ id }) => id}
      detail={(difference) => <RepairPanel difference={difference} />}
      more={more}
      {...(!more && bill.total > limit
        ? { paging: { page, limit, total: bill.total, onPage: (to: { page: number }) => onPage(to.page) } }
        : {})}
      empty={
        <EmptyState
          icon={<CircleCheckBig />}
          title={text('noDifferences')}
          hint={text('noDifferencesHint')}
        />
      }
    />
  );
}

const amountOrNothing = (amount: string | null) => (amount === null ? <EmptyCell /> : showMoney(amount));

/** What the trade bill says, where it says something else than the fund-flow bill. */
function tradeNote(text: RadarText, difference: BillDifference) {
  if (!areBillsApart(difference)) return null;
  const { trade } = difference;
  return trade === null ? text('notOnTradeBill') : text('onTradeBill', { amount: showMoney(trade) });
}

const differenceColumns = (text: RadarText): TableColumnsType<BillDifference> => [
  {
    title: text('difference'),
    render: (_, { kind }) => <KindTag tone={differenceTones[kind]}>{text(`kind_${kind}`)}</KindTag>,
  },
  {
    title: text('number'),
    render: (_, { number, channel_no }) => <TwoLines isStrong first={number} second={channel_no} />,
  },
  {
    title: text('ourState'),
    render: (_, { subject, our_state }) => (
      <TwoLines first={text(`ourState_${our_state}`)} second={text(`subject_${subject}`)} />
    ),
  },
  { title: text('ours'), align: 'right', render: (_, { ours }) => amountOrNothing(ours) },
  {
    title: text('theirs'),
    align: 'right',
    render: (_, difference) => (
      <TwoLines first={amountOrNothing(difference.theirs)} second={tradeNote(text, difference)} />
    ),
  },
  { title: text('gap'), align: 'right', render: (_, { difference }) => <b>{showMovement(difference)}</b> },
  {
    title: text('state'),
    render: (_, { state }) => (
      <StatusDot tone={differenceStateTones[state]}>{text(`state_${state}`)}</StatusDot>
    ),
  },
];
