import type { CallIn } from '@chengji/contract';
import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { isTrackingNo, tidyTrackingNo } from '@chengji/contract/shipping/tracking-number.rules';
import { Segmented } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { Note } from '../../../../design/feedback/Note.tsx';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import {
  isAllSent,
  isInRefund,
  listToShip,
  type SellerOrder,
  type SellerOrderRow,
  toSending,
} from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useShipOrder, useShipTogether } from '../../queries.ts';
import { CarrierFields } from './CarrierFields.tsx';
import { LinesField, TogetherField } from './ShipChoices.tsx';

type Props = {
  order: Pick<SellerOrderRow, 'id' | 'order_no' | 'lines'> & Partial<Pick<SellerOrder, 'together'>>;
  onClose: () => void;
};

const shipment = ordersSellerCalls['POST /seller/orders/ship'].in.extend({ others: z.array(z.int()) });
type Shipped = CallIn<'POST /seller/orders/ship'>;
const schemas = {
  none: shipment,
  carrier: shipment
    .refine(({ carrier }) => carrier !== '', { path: ['carrier'] })
    .refine(({ tracking_no }) => isTrackingNo(tracking_no), { path: ['tracking_no'] }),
};

/** Ships one order: by a carrier, or without logistics. */
export function ShipModal({ order, onClose }: Props) {
  const text = useOrdersText();
  const [way, setWay] = useState<keyof typeof schemas>('carrier');
  const held = order.lines.filter(isInRefund);
  const isAllHeld = held.length === order.lines.length;
  const toShip = listToShip(order.lines);
  const ship = useShipOrder();
  const shipTogether = useShipTogether();
  const send = (input: Shipped & { others: number[] }): Promise<unknown> => {
    const { others, order_id, ...shipment } = input;
    if (others.length === 0) return ship.mutateAsync({ order_id, ...shipment });
    const { carrier, tracking_no } = shipment;
    return shipTogether.mutateAsync({ order_ids: [order_id, ...others], carrier, tracking_no });
  };
  const form = useEditorForm({
    schema: schemas[way],
    start: {
      order_id: order.id,
      carrier: '',
      tracking_no: '',
      lines: toSending(toShip),
      others: [] as number[],
    },
    toInput: ({ lines, others, ...typed }) => ({
      ...typed,
      tracking_no: tidyTrackingNo(typed.tracking_no),
      others: way === 'none' || !isAllSent(toShip, lines) ? [] : others,
      ...(way === 'none' ? { carrier: '', tracking_no: '' } : {}),
      without_refunds: held.length > 0,
      ...(isAllSent(toShip, lines) ? {} : { lines }),
    }),
    words: ({ tracking_no }) => ({
      carrier: text('carrierMissing'),
      tracking_no: text(tracking_no ? 'trackingHint' : 'trackingMissing'),
      lines: text('linesMissing'),
    }),
    save: { mutateAsync: send, isPending: ship.isPending || shipTogether.isPending },
    doneText: () => text('shipped'),
    onSaved: onClose,
  });
  const isWhole = isAllSent(toShip, form.field('lines').value);
  const canSplit = toShip.length > 1 || toShip.some(({ to_ship }) => to_ship > 1);
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
        {held.length > 0 && (
          <Note tone="warning">
            {text(isAllHeld ? 'allInRefund' : 'someInRefund', {
              goods: held.map(({ title }) => title).join(' / '),
            })}
          </Note>
        )}
        {canSplit && <LinesField {...form.field('lines')} lines={toShip} />}
        <Segmented
          value={way}
          onChange={setWay}
          options={[
            { value: 'carrier', label: text('byCarrier') },
            { value: 'none', label: text('noLogistics') },
          ]}
        />
        {way === 'carrier' ? (
          <CarrierFields
            carrier={form.field('carrier')}
            trackingNo={form.field('tracking_no')}
            onEnter={() => void form.submit()}
          />
        ) : (
          <Note>{text('noLogisticsHint')}</Note>
        )}
        {way === 'carrier' && isWhole && order.together && order.together.length > 0 && (
          <TogetherField {...form.field('others')} orders={order.together} />
        )}
        <p className="muted small">{text('afterShipping')}</p>
      </div>
    </EditModal>
  );
}
