import type { CallOut } from '@chengji/contract';
import { Button, QRCode } from 'antd';
import { useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { CopyText } from '../../design/values/CopyText.tsx';
import { faultText } from '../../kernel/faults.ts';
import { useIdentityText } from './identity-text.ts';
import { SecondFactorInput } from './SecondFactorInput.tsx';
import styles from './second-factor.module.css';

export type Enrolment = CallOut<'POST /seller/second_factor/begin'>;
type Props = { enrolment: Enrolment; onConfirm: (code: string) => Promise<void>; onCancel: () => void };

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Sets an authenticator app up: scan or type the secret, then show that it makes the right codes. */
export function EnrolPanel({ enrolment, onConfirm, onCancel }: Props) {
  const text = useIdentityText();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function handleConfirm() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm(code.trim());
    } catch (error) {
      setRefusal(faultText(error));
      setBusy(false);
    }
  }

  return (
    <form
      className={`stack ${styles.enrol}`}
      onSubmit={(event) => {
        event.preventDefault();
        void handleConfirm();
      }}
    >
      <ol className={styles.enrolSteps}>
        <li>{text('enrolInstall')}</li>
        <li>
          {text('enrolScan')}
          <div className={styles.enrolCode} role="img" aria-label={text('enrolQr')}>
            <QRCode type="svg" value={enrolment.uri} size={168} bordered={false} errorLevel="M" />
          </div>
          <p className="muted small">{text('enrolType')}</p>
          <p className={styles.enrolSecret} data-secret>
            <CopyText value={enrolment.secret} shown={inFours(enrolment.secret)} />
          </p>
        </li>
        <li>{text('enrolEnter')}</li>
      </ol>
      {refusal && <Note tone="error">{refusal}</Note>}
      <SecondFactorInput isFirst value={code} onChange={setCode} />
      <div className="row">
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!/^\d{6}$/.test(code.trim())}>
          {text('enrolFinish')}
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
