import { showDiscount } from '@chengji/client-kit/money-display';
import { Wallet } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { type PlatformOrder, paymentTones } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

type Payment = PlatformOrder['payments'][number];

/** Every attempt to pay the order's trade, and what went back of it. */
export function PaymentsCard({ payments }: Pick<PlatformOrder, 'payments'>) {
  const text = useOrdersText();
  return (
    <Card ruled flush title={text('payments')} aside={text('paymentsHint')}>
      {payments.length === 0 ? (
        <EmptyState icon={<Wallet />} title={text('notPaid')} />
      ) : (
        <DataTable<Payment>
          label={text('payments')}
          rowKey={({ payment_no }) => payment_no}
          rows={payments}
          empty={null}
          columns={[
            {
              title: text('paymentNo'),
              render: (_, { payment_no, channel_no }) => (
                <TwoLines
                  first={<CopyText value={payment_no} />}
                  second={channel_no && text('channelNo', { number: channel_no })}
                />
              ),
            },
            { title: text('channel'), render: (_, { channel }) => text(`channel_${channel}`) },
            { title: text('sum'), align: 'right', render: (_, { amount }) => <Money amount={amount} /> },
            {
              title: text('returned'),
              align: 'right',
              render: (_, { returned }) => (/[1-9]/.test(returned) ? showDiscount(returned) : <EmptyCell />),
            },
            {
              title: text('state'),
              render: (_, { state }) => (
                <StatusDot tone={paymentTones[state]}>{text(`payment_${state}`)}</StatusDot>
              ),
            },
            {
              title: text('paidAt'),
              render: (_, { paid_at, created_at }) => <MomentText at={paid_at ?? created_at} />,
            },
          ]}
        />
      )}
    </Card>
  );
}
