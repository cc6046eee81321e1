import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { JustShipped } from './just-shipped.ts';
import { ShipByHand } from './ShipByHand.tsx';
import { ShipByTable } from './ShipByTable.tsx';
import { ShipByWaybill } from './ShipByWaybill.tsx';

export type WayToShip = 'waybill' | 'hand' | 'table';

type Props = {
  orders: SellerOrderRow[];
  start: WayToShip;
  onShipped: (shipped: JustShipped) => void;
  onClose: (isDone: boolean) => void;
};

/** Ships many orders at once: those selected, by numbers of a carrier or typed ones, or any, from a table. */
export function ShipManyDrawer({ orders, start, onShipped, onClose }: Props) {
  const text = useOrdersText();
  const [way, setWay] = useState(start);
  const [isChanged, setChanged] = useState(false);
  const leave = useUnsavedChanges(isChanged);
  return (
    <Drawer
      open
      size={820}
      closable={{ placement: 'end' }}
      title={text(way === 'table' ? 'shipFromFile' : 'shipMany')}
      onClose={() => leave(() => onClose(false))}
    >
      <div className="stack">
        {orders.length > 0 && (
          <Segmented
            value={way}
            onChange={(next: typeof way) => leave(() => setWay(next))}
            options={[
              { value: 'waybill', label: text('byWaybill') },
              { value: 'hand', label: text('byHand') },
              { value: 'table', label: text('byTable') },
            ]}
          />
        )}
        {way === 'waybill' && (
          <ShipByWaybill
            orders={orders}
            onShipped={onShipped}
            onChanged={setChanged}
            onDone={() => onClose(true)}
          />
        )}
        {way === 'hand' && (
          <ShipByHand
            orders={orders}
            onShipped={onShipped}
            onChanged={setChanged}
            onDone={() => onClose(true)}
          />
        )}
        {way === 'table' && (
          <ShipByTable onShipped={onShipped} onChanged={setChanged} onDone={() => onClose(true)} />
        )}
      </div>
    </Drawer>
  );
}
