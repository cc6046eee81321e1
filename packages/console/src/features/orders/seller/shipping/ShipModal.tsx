import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import { isInRefund, type SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useShipOrder } from '../../queries.ts';
import { isTrackingNo } from '../../ship-lines.ts';

type Props = { order: Pick<SellerOrderRow, 'id' | 'order_no' | 'lines'>; onClose: () => void };

const shipment = ordersSellerCalls['POST /seller/orders/ship'].in;
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
  const carriers = useCarriers();
  const held = order.lines.filter(isInRefund);
  const isAllHeld = held.length === order.lines.length;
  const form = useEditorForm({
    schema: schemas[way],
    start: { order_id: order.id, carrier: '', tracking_no: '' },
    toInput: (typed) => ({
      ...typed,
      ...(way === 'none' ? { carrier: '', tracking_no: '' } : {}),
      without_refunds: held.length > 0,
    }),
    words: ({ tracking_no }) => ({
      carrier: text('carrierMissing'),
      tracking_no: text(tracking_no ? 'trackingHint' : 'trackingMissing'),
    }),
    save: useShipOrder(),
    doneText: () => text('shipped'),
    onSaved: onClose,
  });
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
        <Segmented
          value={way}
          onChange={setWay}
          options={[
            { value: 'carrier', label: text('byCarrier') },
            { value: 'none', label: text('noLogistics') },
          ]}
        />
        {way === 'carrier' ? (
          <>
            <SelectField
              {...form.field('carrier')}
              label={text('carrier')}
              isRequired
              hasSearch
              isLoading={carriers.isPending}
              options={carriers.data?.rows.map(({ code, name }) => ({ value: code, label: name })) ?? []}
            />
            <TextField
              {...form.field('tracking_no')}
              label={text('trackingNo')}
              most={64}
              isRequired
              hint={text('trackingHint')}
              autoFocus
              onEnter={() => void form.submit()}
            />
          </>
        ) : (
          <Note>{text('noLogisticsHint')}</Note>
        )}
        <p className="muted small">{text('afterShipping')}</p>
      </div>
    </EditModal>
  );
}
