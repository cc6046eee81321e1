import { Link } from 'react-router';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { RefundStatus } from '../../refunds/index.ts';
import { type SellerOrderRow, toRefundPath } from '../orders.view.ts';

type Refund = SellerOrderRow['lines'][number]['refund'];

/** How a refund stands; for a role that may see refunds it leads there. */
export function RefundMark({ refund, area }: { refund: Refund; area: Area }) {
  const seesRefunds = useCan(area, 'refunds.read');
  if (!refund) return null;
  const status = <RefundStatus state={refund.state} area={area} />;
  return seesRefunds ? <Link to={toRefundPath(refund.id, area)}>{status}</Link> : status;
}
