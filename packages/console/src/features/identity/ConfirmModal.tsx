import { Input, type InputRef, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { Field } from '../../design/inputs/Field.tsx';
import { answerConfirmation, useAskedArea } from '../../kernel/confirmation.ts';
import { faultText } from '../../kernel/faults.ts';
import type { Area } from '../../kernel/session.ts';
import { useIdentityText } from './identity-text.ts';
import { confirmIdentity, useSecurity } from './queries.ts';
import { SecondFactorInput } from './SecondFactorInput.tsx';

/** Above a drawer or a question that is open. */
const aboveAll = 1_200;

/** Asks for the password, and the code where there is one, before what matters most; shown over any page. */
export function ConfirmModal() {
  const area = useAskedArea();
  return area ? <Asking key={area} area={area} /> : null;
}

function Asking({ area }: { area: Area }) {
  const text = useIdentityText();
  const id = useId();
  const first = useRef<InputRef>(null);
  const { data: security } = useSecurity(area);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const asksCode = security !== undefined && security.second_factor.enrolled_at !== null;
  const canConfirm = security !== undefined && password !== '' && (!asksCode || code.trim().length >= 6);

  async function handleConfirm() {
    if (!canConfirm || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await confirmIdentity(area, { password, ...(asksCode ? { code: code.trim() } : {}) });
      answerConfirmation(true);
    } catch (error) {
      setRefusal(faultText(error));
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      width={420}
      zIndex={aboveAll}
      title={text('confirmTitle')}
      okText={text('confirm')}
      okButtonProps={{ disabled: !canConfirm, loading: isBusy }}
      onOk={() => void handleConfirm()}
      onCancel={() => answerConfirmation(false)}
      afterOpenChange={(isOpen) => isOpen && first.current?.focus()}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void handleConfirm();
        }}
      >
        <p className="muted">
          {security ? text('confirmBody', { n: security.confirm_minutes }) : text('confirmShort')}
        </p>
        {refusal && <Note tone="error">{refusal}</Note>}
        <Field label={text('password')} htmlFor={`${id}-password`} isRequired>
          <Input.Password
            id={`${id}-password`}
            ref={first}
            autoComplete="current-password"
            maxLength={64}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {asksCode && <SecondFactorInput value={code} onChange={setCode} />}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
}
