import type { PaymentFinding } from '@chengji/contract';
import { App, Checkbox, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { usePaymentsText } from '../payments-text.ts';
import { useResolveFinding } from '../queries.ts';

const shortestNote = 2;

/** Says how a finding was seen to; money that is here may go back with it. */
export function ResolveModal({ finding, onClose }: { finding: PaymentFinding; onClose: () => void }) {
  const text = usePaymentsText();
  const id = useId();
  const { message } = App.useApp();
  const resolve = useResolveFinding();
  const [typed, setTyped] = useState('');
  const [sends, setSends] = useState(false);
  const note = typed.trim();
  const handleDone = () => {
    void message.success(text('resolved'));
    onClose();
  };
  return (
    <Modal
      open
      title={text('resolveTitle', { kind: text(`kind_${finding.kind}`) })}
      okText={text('resolve')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: note.length < shortestNote, loading: resolve.isPending }}
      onOk={() => resolve.mutate({ id: finding.id, note, send: sends }, { onSuccess: handleDone })}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{text(`means_${finding.kind}`)}</p>
        <Field label={text('note')} htmlFor={id} isRequired hint={text('noteHint')}>
          <Input.TextArea
            id={id}
            value={typed}
            maxLength={200}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {finding.can_send && (
          <Checkbox checked={sends} onChange={({ target }) => setSends(target.checked)}>
            {text('send')}
          </Checkbox>
        )}
      </div>
    </Modal>
  );
}
