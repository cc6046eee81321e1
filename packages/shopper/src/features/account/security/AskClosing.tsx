import { maskMobile } from '@chengji/client-kit/mobile-display';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { Box, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { ask } from '../../../kernel/modal.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { CodeField, useFieldWords } from '../../identity/index.ts';
import { useCloseAccount } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './AskClosing.module.css';

const facts = ['login', 'data', 'orders', 'coolOff'] as const;
const isCode = (text: string) => /^\d{6}$/.test(text);

/** What closing means, read and agreed to, then a code, then one question more. */
export function AskClosing({ days }: { days: number }) {
  const t = useAccountStrings();
  const words = useFieldWords();
  const { mobile } = useUser((state) => state.user);
  const [isUnderstood, setUnderstood] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const closing = useCloseAccount({
    onFault: (fault) => (fault.field === 'code' ? setError(fault.message) : reportFault(fault)),
  });
  const handleSubmit = async () => {
    if (!isCode(code)) return setError(words('code', code === ''));
    if (!closing.isPending && (await ask(t('closeAsk')))) closing.mutate({ code });
  };
  return (
    <Form onSubmit={() => void handleSubmit()}>
      <SectionCard title={t('closeTitle')}>
        <Stack as="ul" gap={2} tone={2} className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{t(`closeFact.${fact}`, { days })}</li>
          ))}
        </Stack>
        <Check checked={isUnderstood} onChange={setUnderstood}>
          <Text size={14} tone={1}>
            {t('closeUnderstood')}
          </Text>
        </Check>
      </SectionCard>
      {isUnderstood && (
        <>
          <SectionCard>
            <Text as="p" size={13} tone={2}>
              {t('closeCodeHint', { mobile: maskMobile(mobile) })}
            </Text>
            <Box above={3}>
              <CodeField
                event="close"
                value={code}
                error={error}
                onAsk={async () => mobile}
                onChange={(event) => {
                  setCode(event.target.value);
                  setError('');
                }}
              />
            </Box>
          </SectionCard>
          <Box inset="feed">
            <Button submit look="line" size="block" busy={closing.isPending}>
              {t('closeNow')}
            </Button>
          </Box>
        </>
      )}
    </Form>
  );
}
