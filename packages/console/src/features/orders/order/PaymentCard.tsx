import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

export function PaymentCard({ order }: { order: StaffOrder }) {
  const text = useOrdersText();
  return (
    <Card title={text('payment')}>
      <Facts
        rows={[
          {
            name: text('channel'),
            value: text(order.pay_channel ? `channel_${order.pay_channel}` : 'notPaid'),
          },
          ...(order.paid_at ? [{ name: text('paidAt'), value: <MomentText at={order.paid_at} /> }] : []),
          { name: text('tradeNo'), value: <CopyText value={order.trade_no} /> },
          ...(order.state === 'closed'
            ? []
            : [
                {
                  name: text('settlement'),
                  value: order.completed_at ? <MomentText at={order.completed_at} /> : text('settlesLater'),
                },
              ]),
        ]}
      />
    </Card>
  );
}
