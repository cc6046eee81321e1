import { toCount } from '@chengji/client-kit/live/live-display';
import type { PlatformLive } from '@chengji/contract';
import { livePlatformCalls } from '@chengji/contract/live/live.platform.calls';
import { App, Button, Input } from 'antd';
import { OctagonX } from 'lucide-react';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { FieldError, toErrorProps } from '../../../design/inputs/FieldError.tsx';
import { useLiveText } from '../live-text.ts';
import { useCut } from '../queries.ts';
import styles from './watch.module.css';

const common = ['claims', 'offsite', 'vulgar', 'rights'] as const;
const most = 200;
const least = 2;

/** Who reads the reason must learn something from it. */
const schema = livePlatformCalls['POST /platform/live/cut'].in.refine(
  ({ reason }) => reason.length >= least,
  {
    path: ['reason'],
  },
);

/** Cuts a live off for a reason that the shop and its viewers are told. */
export function CutPart({ live }: { live: PlatformLive }) {
  const text = useLiveText();
  const { modal } = App.useApp();
  const form = useEditorForm({
    schema,
    start: { id: live.id, reason: '' },
    save: useCut(),
    doneText: () => text('cutDone'),
    onSaved: () => {
      form.reset();
    },
  });
  const { id, value, error, onChange } = form.field('reason');
  const reason = value.trim();
  const handleCut = () =>
    modal.confirm({
      title: text('cutAsk', { title: live.title }),
      content: text('cutNoteBody', { n: toCount(live.viewers) }),
      okText: text('cut'),
      okButtonProps: { danger: true },
      onOk: () => form.submit(),
    });
  return (
    <section className={styles.cut} aria-label={text('cutTitle')}>
      <h3>{text('cutTitle')}</h3>
      <fieldset className={styles.reasons} aria-label={text('reasonCommon')}>
        {common.map((key) => (
          <Button
            key={key}
            size="small"
            type={reason === text(`reason_${key}`) ? 'primary' : 'default'}
            ghost={reason === text(`reason_${key}`)}
            onClick={() => onChange(text(`reason_${key}`))}
          >
            {text(`reason_${key}`)}
          </Button>
        ))}
      </fieldset>
      <label htmlFor={id} className="small">
        {text('cutReasonLabel')}
      </label>
      <Input.TextArea
        id={id}
        maxLength={most}
        autoSize={{ minRows: 2, maxRows: 4 }}
        {...toErrorProps(id, error)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError of={id} error={error} />
      <p className="muted small">{text('cutNoteBody', { n: toCount(live.viewers) })}</p>
      <Button
        block
        danger
        type="primary"
        icon={<OctagonX />}
        disabled={!form.isValid}
        loading={form.isSending}
        onClick={handleCut}
      >
        {text('cut')}
      </Button>
    </section>
  );
}
