import type { Bank, CardType } from '@chengji/contract';
import { cleanCardNumber, recogniseCard } from '@chengji/contract/wallet/card-number.rules';
import { useRef, useState } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountForm.module.css';
import { AccountFormEnd } from './AccountFormEnd.tsx';
import { BankField } from './BankField.tsx';
import { BankSheet } from './BankSheet.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { CardTypeField } from './CardTypeField.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A bank card, whose bank and type its number tells; both may be chosen otherwise. */
export function CardForm({ banks }: { banks: readonly Bank[] }) {
  const t = useWalletStrings();
  const accountForm = useAccountForm('manual');
  const { field, control, set, submit } = accountForm;
  const account = control('account');
  const bank = control('bank_code');
  const type = control('card_type');
  const [isChoosing, setChoosing] = useState(false);
  const latest = useRef('');
  const recognised = recogniseCard(cleanCardNumber(String(account.value ?? '')), banks);

  const handleNumber = (typed: string) => {
    account.onChange(typed);
    const found = recogniseCard(cleanCardNumber(typed), banks);
    const name = found ? `${found.code} ${found.card_type}` : '';
    // what the person chose stays, until the number tells something else
    if (found && name !== latest.current) {
      set('bank_code', found.code);
      set('card_type', found.card_type);
    }
    latest.current = name;
  };

  return (
    <>
      <Form onSubmit={() => void submit()}>
        <SectionCard className={styles.fields}>
          <Stack gap={3}>
            <Field
              {...field('name')}
              label={t('name')}
              labelShown
              placeholder={t('nameHint')}
              autoComplete="name"
              maxLength={40}
            />
            <CardNumberField
              value={String(account.value ?? '')}
              error={account.error}
              onChange={handleNumber}
            />
            <BankField
              banks={banks}
              value={String(bank.value ?? '')}
              error={bank.error}
              isRecognised={recognised !== null && recognised.code === bank.value}
              onPress={() => setChoosing(true)}
            />
            <CardTypeField
              value={type.value as CardType | undefined}
              error={type.error}
              onChange={type.onChange}
            />
          </Stack>
        </SectionCard>
        <AccountFormEnd form={accountForm} phoneHint={t('phoneHint')} />
      </Form>
      {isChoosing && (
        <BankSheet
          banks={banks}
          on={String(bank.value ?? '')}
          onChoose={(code) => {
            bank.onChange(code);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
