import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { usePaymentStrings } from '../strings.ts';
import { EnterPassword, type PasswordSubject } from './EnterPassword.tsx';
import { SetPassword } from './SetPassword.tsx';

type PasswordSheetProps = {
  subject: PasswordSubject;
  /** False where none was ever set: it is set first. */
  hasPassword: boolean;
  busy: boolean;
  /** Why the last password was refused. */
  error: string;
  onEnter: (password: string) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** What takes money from the balance, or changes where it goes to, asks for the payment password. */
export function PasswordSheet({ hasPassword, onClose, ...entering }: PasswordSheetProps) {
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
        <EnterPassword {...entering} onForgot={() => setSetting(true)} />
      )}
    </Sheet>
  );
}
