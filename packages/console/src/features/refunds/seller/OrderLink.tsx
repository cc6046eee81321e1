import { Link } from 'react-router';
import { useCan } from '../../../kernel/rights.ts';
import { useRefundsText } from '../refunds-text.ts';

/** To the order behind a refund, for a role that may see orders. */
export function OrderLink({ orderId }: { orderId: number }) {
  const text = useRefundsText();
  const seesOrders = useCan('seller', 'orders.read');
  if (!seesOrders) return null;
  return (
    <Link className="row-link" to={`/seller/orders/${orderId}`}>
      {text('toOrder')}
    </Link>
  );
}
