import { Button } from 'antd';
import { CircleX, Printer, Tag, Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../../../kernel/rights.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { FlagMenu } from '../notes/FlagMenu.tsx';
import { toLabelsPath, toPackingPath } from '../packing/packing.view.ts';
import { CloseModal } from '../pricing/CloseModal.tsx';
import { PriceModal } from '../pricing/PriceModal.tsx';
import { RecallButton } from '../shipping/RecallButton.tsx';
import { ShipModal } from '../shipping/ShipModal.tsx';

/** What the person may do with the order now. */
export function OrderActions({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const canShip = useCan('seller', 'orders.ship');
  const canPrice = useCan('seller', 'orders.price');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'ship' | 'price' | 'close'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <FlagMenu orders={[order]} />
      <Button icon={<Printer size={14} />} onClick={() => void navigate(toPackingPath([order]))}>
        {text('printPacking')}
      </Button>
      {canShip && order.can.print_label && (
        <Button icon={<Tag size={14} />} onClick={() => void navigate(toLabelsPath([order]))}>
          {text('printLabel')}
        </Button>
      )}
      {canPrice && order.can.close && (
        <Button icon={<CircleX size={14} />} onClick={() => setOpen('close')}>
          {text('closeOrder')}
        </Button>
      )}
      {canPrice && order.can.change_price && (
        <Button type="primary" onClick={() => setOpen('price')}>
          {text('changePrice')}
        </Button>
      )}
      {canShip && order.recall_until !== null && (
        <RecallButton orderIds={[order.id]} until={order.recall_until} />
      )}
      {canShip && order.can.ship && (
        <Button type="primary" icon={<Truck />} onClick={() => setOpen('ship')}>
          {text('ship')}
        </Button>
      )}
      {open === 'ship' && <ShipModal order={order} onClose={close} />}
      {open === 'price' && <PriceModal order={order} onClose={close} />}
      {open === 'close' && <CloseModal orderId={order.id} onClose={close} />}
    </>
  );
}
