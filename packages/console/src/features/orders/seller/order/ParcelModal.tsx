import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { isTrackingNo, tidyTrackingNo } from '@chengji/contract/shipping/tracking-number.rules';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useChangeParcel } from '../../queries.ts';
import { CarrierFields } from '../shipping/CarrierFields.tsx';

type Props = { orderId: number; parcel: SellerOrder['parcels'][number]; onClose: () => void };

const schema = ordersSellerCalls['POST /seller/orders/change_parcel'].in.refine(
  ({ tracking_no }) => isTrackingNo(tracking_no),
  { path: ['tracking_no'] },
);

/** Corrects the carrier or the number of a parcel on its way. */
export function ParcelModal({ orderId, parcel, onClose }: Props) {
  const text = useOrdersText();
  const form = useEditorForm({
    schema,
    start: {
      order_id: orderId,
      parcel_id: parcel.id,
      seen: parcel.tracking_no,
      carrier: parcel.carrier_code,
      tracking_no: parcel.tracking_no,
    },
    toInput: (typed) => ({ ...typed, tracking_no: tidyTrackingNo(typed.tracking_no) }),
    words: () => ({ carrier: text('carrierMissing'), tracking_no: text('trackingHint') }),
    save: useChangeParcel(),
    doneText: () => text('parcelChanged'),
    onSaved: onClose,
  });
  return (
    <EditModal title={text('changeParcelTitle')} action={text('changeParcel')} form={form} onClose={onClose}>
      <div className="stack">
        <CarrierFields
          carrier={form.field('carrier')}
          trackingNo={form.field('tracking_no')}
          onEnter={() => void form.submit()}
        />
        <p className="muted small">{text('parcelTold')}</p>
      </div>
    </EditModal>
  );
}
