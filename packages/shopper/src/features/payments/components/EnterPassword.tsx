import { showMoney } from '@chengji/client-kit/money-display';
import { useState } from 'react';
import buttonStyles from '../../../design/inputs/button.module.css';
import { DigitsField } from '../../../design/inputs/DigitsField.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { usePaymentStrings } from '../strings.ts';
import styles from './PasswordSheet.module.css';

const LENGTH = 6;

/** What the password is asked for: its name and, where it is about money, how much. */
export type PasswordSubject = { name: string; amount?: string };

type EnterPasswordProps = {
  subject: PasswordSubject;
  busy: boolean;
  error: string;
  onEnter: (password: string) => void;
  onEdit: () => void;
  onForgot: () => void;
};

/** The sixth digit sends; a wrong password is typed again. */
export function EnterPassword({ subject, busy, error, onEnter, onEdit, onForgot }: EnterPasswordProps) {
  const t = usePaymentStrings();
  const [digits, setDigits] = useState('');
  const handleChange = (typed: string) => {
    if (busy) return;
    onEdit();
    setDigits(typed);
    if (typed.length === LENGTH) onEnter(typed);
  };
  return (
    <div className={styles.body}>
      <Box as="p" align="center">
        <Text size={13} tone={2}>
          {subject.name}
        </Text>{' '}
        {subject.amount && (
          <Text as="b" size={20} num tone={1}>
            {showMoney(subject.amount)}
          </Text>
        )}
      </Box>
      <DigitsField
        label={t('password')}
        length={LENGTH}
        // what was refused makes way for what is typed next
        value={error ? '' : digits}
        error={error}
        hidden
        focused
        onChange={handleChange}
      />
      <Box as="p" align="center" role="status">
        {busy ? (
          <span className={buttonStyles.ring} />
        ) : (
          <TextButton onPress={onForgot}>{t('forgot')}</TextButton>
        )}
      </Box>
    </div>
  );
}
