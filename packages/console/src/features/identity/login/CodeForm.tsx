import { Button } from 'antd';
import { useState } from 'react';
import { useIdentityText } from '../identity-text.ts';
import { SecondFactorInput } from '../SecondFactorInput.tsx';

type Props = { onSend: (code: string) => Promise<void>; onBack: () => void };

/** The second step of a login. */
export function CodeForm({ onSend, onBack }: Props) {
  const text = useIdentityText();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function handleSend() {
    setBusy(true);
    await onSend(code.trim());
    setBusy(false);
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSend();
      }}
    >
      <SecondFactorInput size="large" autoFocus value={code} onChange={setCode} />
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={isBusy}
        disabled={code.trim().length < 6}
      >
        {text('verify')}
      </Button>
      <Button size="large" block onClick={onBack}>
        {text('otherAccount')}
      </Button>
    </form>
  );
}
