import type { PaymentFinding } from '@chengji/contract';
import { paymentsPlatformCalls } from '@chengji/contract/payments/payments.platform.calls';
import { Checkbox } from 'antd';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { usePaymentsText } from '../payments-text.ts';
import { useResolveFinding } from '../queries.ts';

/** Says how a finding was seen to; money that is here may go back with it. */
export function ResolveModal({ finding, onClose }: { finding: PaymentFinding; onClose: () => void }) {
  const text = usePaymentsText();
  const form = useEditorForm({
    schema: paymentsPlatformCalls['POST /platform/findings/resolve'].in,
    start: { id: finding.id, note: '', send: false },
    save: useResolveFinding(),
    doneText: () => text('resolved'),
    onSaved: onClose,
  });
  return (
    <EditModal
      title={text('resolveTitle', { kind: text(`kind_${finding.kind}`) })}
      action={text('resolve')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <p>{text(`means_${finding.kind}`)}</p>
        <TextField
          {...form.field('note')}
          label={text('note')}
          most={200}
          rows={{ least: 2, most: 5 }}
          isRequired
          hint={text('noteHint')}
        />
        {finding.can_send && (
          <Checkbox
            checked={form.values.send}
            onChange={({ target }) => form.change({ send: target.checked })}
          >
            {text('send')}
          </Checkbox>
        )}
      </div>
    </EditModal>
  );
}
