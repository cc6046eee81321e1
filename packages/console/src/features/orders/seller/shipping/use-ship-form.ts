import type { CallIn } from '@chengji/contract';
import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import {
  isTrackingNo,
  recogniseCarrier,
  tidyTrackingNo,
} from '@chengji/contract/shipping/tracking-number.rules';
import { useState } from 'react';
import { z } from 'zod';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import {
  isAllSent,
  isInRefund,
  listToShip,
  type SellerOrder,
  type SellerOrderRow,
  toSending,
} from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useShipOrder, useShipTogether } from '../../queries.ts';

export type Shippable = Pick<SellerOrderRow, 'id' | 'order_no' | 'lines'> &
  Partial<Pick<SellerOrder, 'together'>>;

const shipment = ordersSellerCalls['POST /seller/orders/ship'].in.extend({ others: z.array(z.int()) });
type Shipment = CallIn<'POST /seller/orders/ship'> & { others: number[] };
const schemas = {
  none: shipment,
  carrier: shipment
    .refine(({ carrier }) => carrier !== '', { path: ['carrier'] })
    .refine(({ tracking_no }) => isTrackingNo(tracking_no), { path: ['tracking_no'] }),
};

type Options = {
  order: Shippable;
  /** The number of its parcel, where it was scanned before. */
  scanned?: string;
  onShipped: () => void;
};

/** Ships one order: by a carrier, which the number names as long as no other is chosen, or without logistics. */
export function useShipForm({ order, scanned = '', onShipped }: Options) {
  const text = useOrdersText();
  const carriers = useCarriers();
  const [way, setWay] = useState<keyof typeof schemas>('carrier');
  const held = order.lines.filter(isInRefund);
  const toShip = listToShip(order.lines);
  const ship = useShipOrder();
  const shipTogether = useShipTogether();
  const send = (input: Shipment): Promise<unknown> => {
    const { others, order_id, ...shipped } = input;
    if (others.length === 0) return ship.mutateAsync({ order_id, ...shipped });
    const { carrier, tracking_no } = shipped;
    return shipTogether.mutateAsync({ order_ids: [order_id, ...others], carrier, tracking_no });
  };
  const recognise = (trackingNo: string): string =>
    recogniseCarrier(trackingNo, carriers.data?.rows ?? []) ?? '';
  const form = useEditorForm({
    schema: schemas[way],
    start: {
      order_id: order.id,
      carrier: '',
      tracking_no: scanned,
      lines: toSending(toShip),
      others: [] as number[],
    },
    toInput: ({ lines, others, carrier, tracking_no, ...typed }) => ({
      ...typed,
      ...(way === 'none'
        ? { carrier: '', tracking_no: '' }
        : { carrier: carrier || recognise(tracking_no), tracking_no: tidyTrackingNo(tracking_no) }),
      others: way === 'none' || !isAllSent(toShip, lines) ? [] : others,
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
    onSaved: onShipped,
  });
  const carrier = form.field('carrier');
  const recognised = recognise(form.values.tracking_no);
  return {
    form,
    way,
    setWay,
    held,
    toShip,
    /** More than one parcel could be made of it. */
    canSplit: toShip.length > 1 || toShip.some(({ to_ship }) => to_ship > 1),
    /** The other orders that can go along with all of this one. */
    together: way === 'carrier' && isAllSent(toShip, form.values.lines) ? (order.together ?? []) : [],
    carrier: { ...carrier, value: carrier.value || recognised },
    /** The number itself says who brings it. */
    isRecognised: recognised !== '' && (carrier.value || recognised) === recognised,
    trackingNo: form.field('tracking_no'),
  };
}

export type ShipForm = ReturnType<typeof useShipForm>;
