import { showMoney } from '@chengji/client-kit/money-display';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { usePaymentStrings } from '../strings.ts';
import { EnterPassword } from './EnterPassword.tsx';
import { SetPassword } from './SetPassword.tsx';

type PasswordSheetProps = {
  payable: string;
  /** False where none was ever set: it is set first. */
  hasPassword: boolean;
  busy: boolean;
  /** Why the last password was refused. */
  error: string;
  onEnter: (password: string) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** Paying from the balance asks for the payment password. */
export function PasswordSheet({ payable, hasPassword, onClose, ...entering }: PasswordSheetProps) {
  const t = usePaymentStrings();
  const [isSetting, setSetting] = useState(!hasPassword);
  return (
    <Sheet open title={t(isSetting ? 'setTitle' : 'passwordTitle')} onClose={onClose}>
      {isSetting ? (
        <SetPassword
          onDone={() => {
            entering.onEdit();
            setSetting(false);
          }}
        />
      ) : (
        <EnterPassword {...entering} amount={showMoney(payable)} onForgot={() => setSetting(true)} />
      )}
    </Sheet>
  );
}
