import { showMoney } from '@chengji/client-kit/money-display';
import { showRate } from '@chengji/client-kit/percent-display';
import type { CallOut, PayoutAccount } from '@chengji/contract';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { PasswordSheet } from '../../payments/index.ts';
import { toShortTyped } from '../amount.view.ts';
import { AmountField } from '../components/AmountField.tsx';
import { useWalletStrings } from '../strings.ts';
import { HeldLine } from './HeldLine.tsx';
import { useWithdrawForm } from './use-withdraw-form.ts';
import styles from './Withdraw.module.css';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import { computeCosts, computeMost } from './withdraw.view.ts';

type WithdrawProps = {
  wallet: CallOut<'GET /wanlshop/wallet/info'>;
  /** The default first. */
  accounts: readonly PayoutAccount[];
};

/** To which account, how much, and what of it arrives. */
export function Withdraw({ wallet, accounts }: WithdrawProps) {
  const t = useWalletStrings();
  const [chosen, setChosen] = useState<PayoutAccount | null>(null);
  const account = accounts.find(({ id }) => id === chosen?.id) ?? accounts[0];
  const form = useWithdrawForm(wallet, account);
  const { minimum, maximum, left_today, fee_rate, fee_minimum } = wallet.withdraw;
  const costs = form.cents === null ? null : computeCosts(form.cents, wallet.withdraw);
  const rules = [
    t('withdrawMinimum', { amount: showMoney(minimum) }),
    t('withdrawMaximum', { amount: showMoney(maximum) }),
    t('feeMinimum', { amount: showMoney(fee_minimum) }),
    t('withdrawRejected'),
  ];
  return (
    <Box above={2}>
      {wallet.held && <HeldLine />}
      <WithdrawAccount account={account} error={form.errors.account} onChoose={setChosen} />
      <AmountField
        label={t('withdrawAmount')}
        value={form.typed}
        error={form.errors.amount}
        onChange={form.type}
      >
        <Text num>{t('withdrawable', { amount: showMoney(wallet.balance) })}</Text>
        <TextButton brand onPress={() => form.type(toShortTyped(computeMost(wallet)))}>
          {t('withdrawAll')}
        </TextButton>
      </AmountField>
      <SectionCard>
        <dl aria-live="polite">
          <KeyValue name={t('fee', { rate: showRate(fee_rate) })}>
            <Text num>{costs ? showMoney(costs.fee) : '–'}</Text>
          </KeyValue>
          <KeyValue name={t('arrives')}>
            <Text as="b" num size={16}>
              {costs ? showMoney(costs.arrives) : '–'}
            </Text>
          </KeyValue>
          <KeyValue name={t('leftToday')}>
            <Text num>{showMoney(left_today)}</Text>
          </KeyValue>
        </dl>
      </SectionCard>
      <div className={styles.send}>
        <Button size="block" disabled={wallet.held} busy={form.busy && !form.isAsking} onClick={form.ask}>
          {t('withdrawNow')}
        </Button>
      </div>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {form.isAsking && (
        <PasswordSheet
          subject={{ name: t('withdrawAmount'), amount: form.amount }}
          hasPassword={form.hasPassword}
          busy={form.busy}
          error={form.errors.password}
          onEnter={form.send}
          onEdit={form.forgetRefusal}
          onClose={form.close}
        />
      )}
    </Box>
  );
}
