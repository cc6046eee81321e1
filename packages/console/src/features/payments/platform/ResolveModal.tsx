import type { PaymentFinding } from '@chengji/contract';
import { paymentsPlatformCalls } from '@chengji/contract/payments/payments.platform.calls';
import { Checkbox } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { HandledBy } from '../../alerts/index.ts';
import { RepairEntries } from '../../radar/index.ts';
import { usePaymentsText } from '../payments-text.ts';
import { useResolveFinding } from '../queries.ts';

/** Says how a finding was seen to; money that is here may go back with it, and how that is booked is shown before. */
export function ResolveModal({ finding, onClose }: { finding: PaymentFinding; onClose: () => void }) {
  const text = usePaymentsText();
  const { plan } = finding;
  const form = useEditorForm({
    schema: paymentsPlatformCalls['POST /platform/findings/resolve'].in,
    start: { id: finding.id, note: '', send: false },
    save: useResolveFinding(),
    doneText: ({ send }) => text(send && plan?.needs_two ? 'asked' : 'resolved'),
    onSaved: onClose,
  });
  const isAsking = form.values.send && plan?.needs_two;
  return (
    <EditModal
      title={text('resolveTitle', { kind: text(`kind_${finding.kind}`) })}
      action={text(isAsking ? 'ask' : 'resolve')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <div>
          <HandledBy subject="finding" id={finding.id} />
          <p>{text(`means_${finding.kind}`)}</p>
        </div>
        <TextField
          {...form.field('note')}
          label={text('note')}
          most={200}
          rows={{ least: 2, most: 5 }}
          isRequired
          hint={text('noteHint')}
        />
        {plan ? (
          <>
            <Checkbox
              checked={form.values.send}
              onChange={({ target }) => form.change({ send: target.checked })}
            >
              {text(`send_${plan.way === 'resend' ? 'again' : 'back'}`)}
            </Checkbox>
            {form.values.send && <RepairEntries plan={plan} />}
          </>
        ) : (
          <Note>{text('nothingToMove')}</Note>
        )}
      </div>
    </EditModal>
  );
}
