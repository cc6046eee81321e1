import { type InputRef, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { PasswordField } from '../../design/inputs/PasswordField.tsx';
import { answerConfirmation, useAskedArea } from '../../kernel/confirmation.ts';
import { faultText } from '../../kernel/faults.ts';
import type { Area } from '../../kernel/session.ts';
import { useIdentityText } from './identity-text.ts';
import { useConfirmIdentity, useSecurity } from './queries.ts';
import { SecondFactorInput } from './SecondFactorInput.tsx';

/** Above a drawer, and above a question that is open, which stands at 2,000; below messages. */
const aboveAll = 2_005;

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
  const asksCode = security !== undefined && security.second_factor.enrolled_at !== null;
  const confirm = useConfirmIdentity(area, () => answerConfirmation(true));
  const canConfirm = security !== undefined && password !== '' && (!asksCode || code.trim().length >= 6);
  const handleConfirm = () => {
    if (!canConfirm || confirm.isPending) return;
    confirm.mutate({ password, ...(asksCode ? { code: code.trim() } : {}) });
  };

  return (
    <Modal
      open
      width={420}
      zIndex={aboveAll}
      title={text('confirmTitle')}
      okText={text('confirm')}
      okButtonProps={{ disabled: !canConfirm, loading: confirm.isPending }}
      onOk={handleConfirm}
      onCancel={() => answerConfirmation(false)}
      afterOpenChange={(isOpen) => isOpen && first.current?.focus()}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          handleConfirm();
        }}
      >
        <p className="muted">
          {security ? text('confirmBody', { n: security.confirm_minutes }) : text('confirmShort')}
        </p>
        {confirm.error && <Note tone="error">{faultText(confirm.error)}</Note>}
        <PasswordField
          id={id}
          ref={first}
          label={text('password')}
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
        />
        {asksCode && <SecondFactorInput value={code} onChange={setCode} />}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
}
