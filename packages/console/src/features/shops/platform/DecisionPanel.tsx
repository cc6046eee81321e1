import { App, Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
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
  const { message, modal } = App.useApp();
  const [approve, reject] = [useApprove(), useReject()];
  const [choice, setChoice] = useState<'approve' | 'reject'>('approve');
  const [reason, setReason] = useState('');
  const { id, name, account, state, decided_at } = application;
  const isReady = toChecks(application).every(({ isPassed }) => isPassed);

  if (state !== 'pending') {
    return <Note>{text('decided', { time: momentText(decided_at ?? 0) })}</Note>;
  }

  const ask = (title: string, content: string, okText: string, onOk: () => Promise<void>) =>
    modal.confirm({ title, content, okText, onOk });
  const askApprove = () =>
    ask(text('approveTitle', { name }), text('approveBody', { account }), text('approveDo'), async () => {
      await approve.mutateAsync({ id });
      void message.success(text('approved'));
      onDecided();
    });
  const askReject = () =>
    ask(text('rejectTitle', { name }), text('rejectBody'), text('rejectDo'), async () => {
      await reject.mutateAsync({ id, reason: reason.trim() });
      void message.success(text('rejected'));
      onDecided();
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
        <Button type="primary" block disabled={!isReady} onClick={askApprove}>
          {text('approveDo')}
        </Button>
      ) : (
        <>
          <div className="row wrap">
            {reasons.map((key) => (
              <Button key={key} size="small" onClick={() => setReason(text(`reason_${key}`))}>
                {text(`reason_${key}`).split(/[，,]/)[0]}
              </Button>
            ))}
          </div>
          <Input.TextArea
            aria-label={text('reason')}
            value={reason}
            maxLength={200}
            autoSize={{ minRows: 3, maxRows: 6 }}
            placeholder={text('reasonHint')}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="primary" block disabled={reason.trim().length < 2} onClick={askReject}>
            {text('rejectDo')}
          </Button>
        </>
      )}
      <p className="muted small">{text('told')}</p>
    </section>
  );
}
