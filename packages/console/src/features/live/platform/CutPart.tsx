import { toCount } from '@chengji/client-kit/live/live-display';
import type { PlatformLive } from '@chengji/contract';
import { App, Button, Input } from 'antd';
import { OctagonX } from 'lucide-react';
import { useId, useState } from 'react';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { useLiveText } from '../live-text.ts';
import { useCut } from '../queries.ts';
import styles from './watch.module.css';

const common = ['claims', 'offsite', 'vulgar', 'rights'] as const;
const most = 200;
const least = 2;

/** Cuts a live off for a reason that the shop and its viewers are told. */
export function CutPart({ live }: { live: PlatformLive }) {
  const text = useLiveText();
  const id = useId();
  const { message, modal } = App.useApp();
  const [typed, setTyped] = useState('');
  const cut = useCut();
  const reason = typed.trim();
  useUnsavedChanges(typed !== '');
  const handleCut = () =>
    modal.confirm({
      title: text('cutAsk', { title: live.title }),
      content: text('cutNoteBody', { n: toCount(live.viewers) }),
      okText: text('cut'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await cut.mutateAsync({ id: live.id, reason });
        setTyped('');
        void message.success(text('cutDone'));
      },
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
            onClick={() => setTyped(text(`reason_${key}`))}
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
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="muted small">{text('cutNoteBody', { n: toCount(live.viewers) })}</p>
      <Button
        block
        danger
        type="primary"
        icon={<OctagonX />}
        disabled={reason.length < least}
        loading={cut.isPending}
        onClick={handleCut}
      >
        {text('cut')}
      </Button>
    </section>
  );
}
