import { Button } from 'antd';
import { useCan } from '../../../../kernel/rights.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { FlagMenu } from '../notes/FlagMenu.tsx';
import { RecallButton } from '../shipping/RecallButton.tsx';
import { useOrderActions } from './use-order-actions.tsx';

/** What the person may do with the order now. */
export function OrderActions({ order, scanned }: { order: SellerOrder; scanned: string }) {
  const canShip = useCan('seller', 'orders.ship');
  const { packing, others, next, dialogs } = useOrderActions(order, scanned);
  return (
    <>
      <FlagMenu orders={[order]} />
      {[packing, ...others].map(({ key, label, icon, onPress }) => (
        <Button key={key} icon={icon} onClick={onPress}>
          {label}
        </Button>
      ))}
      {canShip && order.recall_until !== null && (
        <RecallButton orderIds={[order.id]} until={order.recall_until} />
      )}
      {next && (
        <Button type="primary" icon={next.icon} onClick={next.onPress}>
          {next.label}
        </Button>
      )}
      {dialogs}
    </>
  );
}
