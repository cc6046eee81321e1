import { maskMobile } from '@chengji/client-kit/mobile-display';
import { type ComponentProps, useState } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useIdentityStrings } from '../strings.ts';
import { CodeField } from './CodeField.tsx';

type ProofBy = 'password' | 'code';

/** By what a person proves again who they are: the password, or a code where there is none or they choose so. */
export function useProofBy() {
  const hasPassword = useUser((state) => state.user.has_password);
  const [by, setBy] = useState<ProofBy>(hasPassword ? 'password' : 'code');
  return { by, toggle: hasPassword ? () => setBy(by === 'password' ? 'code' : 'password') : null };
}

type FieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

/** The password, or the code that goes to the own number. */
export function ProofField({
  by,
  toggle,
  password,
  code,
}: ReturnType<typeof useProofBy> & { password: FieldProps; code: FieldProps }) {
  const t = useIdentityStrings();
  const { mobile } = useUser((state) => state.user);
  return (
    <div>
      {by === 'password' ? (
        <Field
          {...password}
          label={t('loginPassword')}
          type="password"
          autoComplete="current-password"
          maxLength={64}
        />
      ) : (
        <CodeField
          {...code}
          event="confirm"
          label={t('ownCode', { mobile: maskMobile(mobile) })}
          onAsk={async () => mobile}
        />
      )}
      {toggle && (
        <TextButton brand onPress={toggle}>
          {t(by === 'password' ? 'proveByCode' : 'proveByPassword')}
        </TextButton>
      )}
    </div>
  );
}
