import { maskMobile } from '@chengji/client-kit/mobile-display';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { DigitsField } from '../../../design/inputs/DigitsField.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { toast } from '../../../kernel/toast.ts';
import { CodeField } from '../../identity/index.ts';
import { useSetPayPassword } from '../queries.ts';
import { usePaymentStrings } from '../strings.ts';
import styles from './PasswordSheet.module.css';

const LENGTH = 6;
const isWhole = (digits: string) => /^\d{6}$/.test(digits);

/** A payment password of the person's own, by a code sent to their number. */
export function SetPassword({ onDone }: { onDone: () => void }) {
  const t = usePaymentStrings();
  const { mobile } = useUser((state) => state.user);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState({ code: '', password: '' });
  const setting = useSetPayPassword(
    () => {
      toast(t('setDone'), 'done');
      onDone();
    },
    (fault) => {
      if (fault.field === 'code') setErrors({ code: fault.message, password: '' });
      else reportFault(fault);
    },
  );
  const handleSubmit = () => {
    const wrong = {
      code: isWhole(code) ? '' : t('missingCode'),
      password: isWhole(password) ? '' : t('missingPassword'),
    };
    setErrors(wrong);
    if (!wrong.code && !wrong.password && !setting.isPending) setting.mutate({ code, password });
  };
  return (
    <Form className={styles.body} onSubmit={handleSubmit}>
      <Text as="p" size={13} tone={2}>
        {t('setHint', { mobile: maskMobile(mobile) })}
      </Text>
      <CodeField
        event="paypwd"
        value={code}
        error={errors.code}
        onAsk={() => Promise.resolve(mobile)}
        onChange={(event) => setCode(event.target.value)}
      />
      <Text as="p" size={13} tone={2}>
        {t('newPassword')}
      </Text>
      <DigitsField
        label={t('newPassword')}
        length={LENGTH}
        value={password}
        error={errors.password}
        hidden
        onChange={setPassword}
      />
      <Button submit size="block" busy={setting.isPending}>
        {t('set')}
      </Button>
    </Form>
  );
}
