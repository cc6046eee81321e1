import { Link } from 'react-router';
import { useCan } from '../../../kernel/rights.ts';
import { RefundStatus } from '../../refunds/index.ts';
import { type SellerOrderRow, toRefundPath } from '../orders.view.ts';

type Refund = SellerOrderRow['lines'][number]['refund'];

/** How a refund stands; for a role that may see refunds it leads there. */
export function RefundMark({ refund }: { refund: Refund }) {
  const seesRefunds = useCan('seller', 'refunds.read');
  if (!refund) return null;
  const status = <RefundStatus state={refund.state} area="seller" />;
  return seesRefunds ? <Link to={toRefundPath(refund.id)}>{status}</Link> : status;
}
