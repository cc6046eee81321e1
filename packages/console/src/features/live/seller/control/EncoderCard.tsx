import { toCount, toQuality } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { App, Button } from 'antd';
import { Copy, Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../../design/feedback/use-copy.ts';
import { Card } from '../../../../design/layout/Card.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { hideKey } from '../../live.view.ts';
import { useLiveText } from '../../live-text.ts';
import { useResetKey } from '../../seller.queries.ts';
import styles from './control.module.css';

type Props = { live: HostedLive; push: NonNullable<HostedLive['push']>; mayAct: boolean };
const tones = { none: 'rest', sending: 'done', lost: 'bad' } as const;

/** Where the encoder sends to, and how it sends. */
export function EncoderCard({ live: { id, encoder }, push, mayAct }: Props) {
  const text = useLiveText();
  const momentText = useMomentText();
  const time = useTimeDisplay();
  const { message, modal } = App.useApp();
  const [isShown, setShown] = useState(false);
  const reset = useResetKey();
  const handleReset = () =>
    modal.confirm({
      title: text('resetKeyAsk'),
      content: text('resetKeyBody'),
      okText: text('resetKey'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await reset.mutateAsync({ id });
        void message.success(text('keyReset'));
      },
    });
  const figures = [
    { name: text('kbps'), value: toCount(encoder.kbps), unit: 'kbps' },
    { name: text('fps'), value: toCount(encoder.fps), unit: 'fps' },
    { name: text('quality'), value: toQuality(encoder), unit: '' },
    {
      name: text('seen'),
      value: encoder.seen_at === null ? '–' : time.showMoment(encoder.seen_at).slice(11),
      unit: '',
    },
  ];
  return (
    <Card
      title={text('encoder')}
      aside={
        <span className="row">
          <StatusDot tone={tones[encoder.state]}>{text(`encoder_${encoder.state}`)}</StatusDot>
          {mayAct && (
            <Button
              type="text"
              size="small"
              icon={<RefreshCw />}
              loading={reset.isPending}
              onClick={handleReset}
            >
              {text('resetKey')}
            </Button>
          )}
        </span>
      }
    >
      <div className={styles.encoder}>
        <Line name={text('address')} value={push.url} copied={push.url} />
        <Line name={text('key')} value={isShown ? push.key : hideKey(push.key)} copied={push.key}>
          <Button
            type="text"
            size="small"
            icon={isShown ? <EyeOff /> : <Eye />}
            aria-label={text(isShown ? 'hideKey' : 'showKey')}
            onClick={() => setShown(!isShown)}
          />
        </Line>
        <p className="muted small">{text('keyHint', { time: momentText(push.expires) })}</p>
        <dl className={styles.signals}>
          {figures.map(({ name, value, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value} {value !== '–' && unit && <small>{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

type LineProps = { name: string; value: string; copied: string; children?: ReactNode };

function Line({ name, value, copied, children }: LineProps) {
  const text = useLiveText();
  const copy = useCopy();
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{name}</span>
      <span className={styles.lineValue}>
        <code className="grow">{value}</code>
        {children}
        <Button
          type="text"
          size="small"
          icon={<Copy />}
          aria-label={text('copy', { what: name })}
          onClick={() => void copy(copied)}
        />
      </span>
    </div>
  );
}
