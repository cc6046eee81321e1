import { Note } from '../../../../design/feedback/Note.tsx';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { CarrierFields } from './CarrierFields.tsx';
import { Together, WaySwitch, WhatGoes } from './ShipParts.tsx';
import { type Shippable, useShipForm } from './use-ship-form.ts';

type Props = { order: Shippable; scanned?: string; onClose: () => void };

/** Ships one order: by a carrier, or without logistics. */
export function ShipModal({ order, scanned = '', onClose }: Props) {
  const text = useOrdersText();
  const shipping = useShipForm({ order, scanned, onShipped: onClose });
  const { form, way, carrier, trackingNo } = shipping;
  return (
    <EditModal
      title={text('shipTitle')}
      action={text('confirmShip')}
      form={form}
      isAlwaysOpen
      onClose={onClose}
    >
      <div className="stack">
        <div className="row between">
          <OrderGoods lines={order.lines} />
          <span className="muted small">{order.order_no}</span>
        </div>
        <WhatGoes shipping={shipping} lines={order.lines} />
        <WaySwitch shipping={shipping} />
        {way === 'carrier' ? (
          <CarrierFields carrier={carrier} trackingNo={trackingNo} onEnter={() => void form.submit()} />
        ) : (
          <Note>{text('noLogisticsHint')}</Note>
        )}
        <Together shipping={shipping} />
        <p className="muted small">{text('afterShipping')}</p>
      </div>
    </EditModal>
  );
}
