import { Card } from '../../../design/Card.tsx';
import { CopyText } from '../../../design/CopyText.tsx';
import { Facts } from '../../../design/Facts.tsx';
import { MomentText } from '../../../design/MomentText.tsx';
import type { SellerOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

export function PaymentCard({ order }: { order: SellerOrder }) {
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
