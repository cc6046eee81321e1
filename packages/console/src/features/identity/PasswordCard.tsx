import { staffSecurityCalls } from '@chengji/contract/identity/staff-security.calls';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { EditModal } from '../../design/form/EditModal.tsx';
import { useEditorForm } from '../../design/form/use-editor-form.ts';
import { PasswordField } from '../../design/inputs/PasswordField.tsx';
import { Card } from '../../design/layout/Card.tsx';
import type { Area } from '../../kernel/session.ts';
import { useIdentityText } from './identity-text.ts';
import { useChangePassword } from './queries.ts';

/** The own password, which is changed once it is confirmed who is at the console. */
export function PasswordCard({ area }: { area: Area }) {
  const text = useIdentityText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      ruled
      title={text('password')}
      aside={
        <Button size="small" icon={<KeyRound />} onClick={() => setOpen(true)}>
          {text('changePassword')}
        </Button>
      }
    >
      <p className="muted">{text('passwordBody')}</p>
      {isOpen && <PasswordModal area={area} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function PasswordModal({ area, onClose }: { area: Area; onClose: () => void }) {
  const text = useIdentityText();
  const form = useEditorForm({
    schema: staffSecurityCalls['POST /seller/auth/password'].in,
    start: { password: '' },
    words: () => ({ password: text('newPasswordHint') }),
    save: useChangePassword(area),
    doneText: () => text('passwordChanged'),
    onSaved: onClose,
    asksToLeave: false,
  });
  return (
    <EditModal title={text('changePassword')} action={text('changePassword')} form={form} onClose={onClose}>
      <PasswordField
        {...form.field('password')}
        label={text('newPassword')}
        hint={text('newPasswordHint')}
        autoComplete="new-password"
      />
    </EditModal>
  );
}
