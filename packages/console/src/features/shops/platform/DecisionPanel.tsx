import { applicationsCalls } from '@chengji/contract/shops/applications.calls';
import { App, Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { type EditorForm, useEditorForm } from '../../../design/form/use-editor-form.ts';
import { FieldError, toErrorProps } from '../../../design/inputs/FieldError.tsx';
import type { FieldProps } from '../../../design/inputs/field-props.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { type Application, toChecks } from '../applications.view.ts';
import { useApprove, useReject } from '../queries.ts';
import { useShopsText } from '../shops-text.ts';

const reasons = ['expired', 'blurred', 'differs'] as const;

type Props = { application: Application; onDecided: () => void };

/** Approve, or send back with a reason the applicant reads; both ask first. */
export function DecisionPanel({ application, onDecided }: Props) {
  const text = useShopsText();
  const momentText = useMomentText();
  const { id, state, decided_at } = application;
  if (state !== 'pending') {
    return <Note>{text('decided', { time: momentText(decided_at ?? 0) })}</Note>;
  }
  return <Decision key={id} application={application} onDecided={onDecided} />;
}

function Decision({ application, onDecided }: Props) {
  const text = useShopsText();
  const [choice, setChoice] = useState<'approve' | 'reject'>('approve');
  const rejection = useEditorForm({
    schema: applicationsCalls['POST /platform/applications/reject'].in,
    start: { id: application.id, reason: '' },
    save: useReject(),
    doneText: () => text('rejected'),
    onSaved: onDecided,
  });
  return (
    <section className="stack" aria-label={text('decision')}>
      <div className="row between">
        <h2>{text('decision')}</h2>
        <Segmented
          aria-label={text('decision')}
          value={choice}
          options={[
            { value: 'approve', label: text('approve') },
            { value: 'reject', label: text('reject') },
          ]}
          onChange={setChoice}
        />
      </div>
      {choice === 'approve' ? (
        <Approval application={application} onDecided={onDecided} />
      ) : (
        <Rejection name={application.name} form={rejection} reason={rejection.field('reason')} />
      )}
      <p className="muted small">{text('told')}</p>
    </section>
  );
}

function Approval({ application, onDecided }: Props) {
  const text = useShopsText();
  const { message, modal } = App.useApp();
  const approve = useApprove();
  const { id, name, account } = application;
  const isReady = toChecks(application).every(({ isPassed }) => isPassed);
  const ask = () =>
    modal.confirm({
      title: text('approveTitle', { name }),
      content: text('approveBody', { account }),
      okText: text('approveDo'),
      onOk: async () => {
        await approve.mutateAsync({ id });
        void message.success(text('approved'));
        onDecided();
      },
    });
  return (
    <Button type="primary" block disabled={!isReady} onClick={ask}>
      {text('approveDo')}
    </Button>
  );
}

type RejectionProps = { name: string; form: EditorForm; reason: FieldProps<string> };

function Rejection({ name, form, reason }: RejectionProps) {
  const text = useShopsText();
  const { modal } = App.useApp();
  const ask = () =>
    modal.confirm({
      title: text('rejectTitle', { name }),
      content: text('rejectBody'),
      okText: text('rejectDo'),
      onOk: () => form.submit(),
    });
  return (
    <>
      <div className="row wrap">
        {reasons.map((key) => (
          <Button key={key} size="small" onClick={() => reason.onChange(text(`reason_${key}`))}>
            {text(`reason_${key}`).split(/[，,]/)[0]}
          </Button>
        ))}
      </div>
      <Input.TextArea
        id={reason.id}
        aria-label={text('reason')}
        {...toErrorProps(reason.id, reason.error)}
        value={reason.value}
        maxLength={200}
        autoSize={{ minRows: 3, maxRows: 6 }}
        placeholder={text('reasonHint')}
        onChange={({ target }) => reason.onChange(target.value)}
      />
      <FieldError of={reason.id} error={reason.error} />
      <Button type="primary" block disabled={!form.isValid} onClick={ask}>
        {text('rejectDo')}
      </Button>
    </>
  );
}
