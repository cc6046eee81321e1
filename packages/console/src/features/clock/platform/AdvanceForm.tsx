import { Button, InputNumber, Space } from 'antd';
import { useState } from 'react';
import { mostSeconds, presetNames, presets } from '../advance.view.ts';
import { useClockText } from '../clock-text.ts';
import styles from './clock.module.css';

type Props = { isBusy: boolean; onAdvance: (seconds: number) => void };

export function AdvanceForm({ isBusy, onAdvance }: Props) {
  const text = useClockText();
  const [seconds, setSeconds] = useState<number | null>(null);
  return (
    <fieldset className={styles.clockAdvance} disabled={isBusy}>
      <legend className="muted small">{text('advance')}</legend>
      <div className="row wrap">
        {presetNames.map((name) => (
          <Button key={name} onClick={() => onAdvance(presets[name])}>
            {text(name)}
          </Button>
        ))}
        <Space.Compact>
          <InputNumber<number>
            aria-label={text('seconds')}
            placeholder={text('seconds')}
            min={1}
            max={mostSeconds}
            precision={0}
            suffix={text('secondsUnit')}
            className={styles.clockSeconds}
            value={seconds}
            onChange={setSeconds}
            onPressEnter={() => seconds && onAdvance(seconds)}
          />
          <Button disabled={!seconds} onClick={() => seconds && onAdvance(seconds)}>
            {text('go')}
          </Button>
        </Space.Compact>
      </div>
    </fieldset>
  );
}
