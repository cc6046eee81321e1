import type { ShopCloseReason } from '@chengji/contract';
import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useCloseOrder } from '../../queries.ts';

const close = ordersSellerCalls['POST /seller/orders/close'].in;

/** Closes an unpaid order with a reason that its buyer is told. */
export function CloseModal({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const text = useOrdersText();
  const form = useEditorForm({
    schema: close,
    start: { order_id: orderId, reason: null as ShopCloseReason | null, note: '' },
    words: () => ({ reason: text('closeReasonMissing') }),
    save: useCloseOrder(),
    doneText: () => text('orderClosed'),
    onSaved: onClose,
  });
  return (
    <EditModal title={text('closeOrderTitle')} action={text('closeOrder')} form={form} onClose={onClose}>
      <div className="stack">
        <SelectField
          {...form.field('reason')}
          label={text('closeReason')}
          isRequired
          options={close.shape.reason.options.map((value) => ({ value, label: text(`reason_${value}`) }))}
        />
        <TextField
          {...form.field('note')}
          label={text('closeNote')}
          most={100}
          rows={{ least: 2, most: 4 }}
        />
        <p className="muted small">{text('closeTold')}</p>
      </div>
    </EditModal>
  );
}
