import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import type { FundKind } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import {
  CircleCheck,
  Globe,
  Hourglass,
  type LucideIcon,
  Percent,
  Receipt,
  ShieldCheck,
  Snowflake,
  Store,
  TicketPercent,
  Undo2,
  Wallet,
} from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { channelName } from '../channel-name.ts';
import { type FundRow, isZero, type Radar, toFundRows } from '../radar.view.ts';
import { type RadarText, useRadarText } from '../radar-text.ts';
import styles from './radar.module.css';

const icons: Record<FundKind, LucideIcon> = {
  external: Globe,
  escrow: ShieldCheck,
  refunding: Undo2,
  shop_pending: Hourglass,
  shop_available: Store,
  shop_frozen: Snowflake,
  shopper_available: Wallet,
  shopper_frozen: Snowflake,
  commission: Percent,
  fees: Receipt,
  promotions: TicketPercent,
};

/** Every account with its balance, how it moved today, and whether it equals what is behind it. */
export function FundsCard({ radar }: { radar: Radar }) {
  const text = useRadarText();
  return (
    <Card title={text('accounts')} aside={text('accountsHint')} ruled flush>
      <DataTable
        label={text('accounts')}
        columns={fundColumns(text)}
        rows={toFundRows(radar)}
        rowKey={({ key }) => key}
        empty={<EmptyState title={text('accounts')} />}
      />
    </Card>
  );
}

const fundColumns = (text: RadarText): TableColumnsType<FundRow> => [
  { title: text('account'), render: (_, row) => <FundName row={row} /> },
  { title: text('balance'), align: 'right', render: (_, { balance }) => <b>{showMoney(balance)}</b> },
  {
    title: text('today'),
    align: 'right',
    render: (_, { today }) => (
      <span className="muted">{isZero(today) ? showMoney(today) : showMovement(today)}</span>
    ),
  },
  { title: text('check'), align: 'right', render: (_, { gap }) => <Check gap={gap} /> },
];

function FundName({ row: { fund, channel, count } }: { row: FundRow }) {
  const text = useRadarText();
  if (fund === 'total') return <b>{text('total')}</b>;
  const Icon = icons[fund];
  return (
    <span className="row">
      <Icon className="muted" />
      <span>{text(`fund_${fund}`)}</span>
      <span className="muted small">
        {channel && channelName(text, channel)}
        {count !== null && isCounted(fund) && text(`count_${fund}`, { n: count.toLocaleString('en') })}
      </span>
    </span>
  );
}

const counted = ['escrow', 'refunding', 'shop_frozen', 'shopper_frozen'] as const;
const isCounted = (fund: FundKind): fund is (typeof counted)[number] => counted.some((one) => one === fund);

function Check({ gap }: { gap: string | null }) {
  const text = useRadarText();
  if (gap === null) return <EmptyCell />;
  if (isZero(gap))
    return (
      <span className={styles.right} role="img" aria-label={text('checkRight')} title={text('checkRight')}>
        <CircleCheck />
      </span>
    );
  return <span className={styles.wrong}>{text('checkWrong', { amount: showMoney(gap) })}</span>;
}
