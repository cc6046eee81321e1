import { Button } from 'antd';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { useOrdersText } from '../../orders-text.ts';

export function NoOrders({ tab, onAll }: { tab: string; onAll: () => void }) {
  const text = useOrdersText();
  const isShip = tab === 'ship';
  return (
    <EmptyState
      title={text(isShip ? 'emptyShipTitle' : 'emptyTitle')}
      hint={text(isShip ? 'emptyShipHint' : 'emptyHint')}
      action={
        tab !== 'all' && (
          <Button size="small" onClick={onAll}>
            {text('allOrders')}
          </Button>
        )
      }
    />
  );
}
