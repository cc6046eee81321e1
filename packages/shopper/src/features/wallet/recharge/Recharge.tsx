import { showMoney } from '@chengji/client-kit/money-display';
import type { CallOut, PayChannel } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { ChannelList, pickChannel } from '../../payments/index.ts';
import { toAmountChoices, toShortTyped } from '../amount.view.ts';
import { AmountField } from '../components/AmountField.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './Recharge.module.css';
import { useRechargeForm } from './use-recharge-form.ts';

type Rules = CallOut<'GET /wanlshop/wallet/info'>['recharge'];

/** How much, and by which channel. */
export function Recharge({ rules }: { rules: Rules }) {
  const t = useWalletStrings();
  const form = useRechargeForm(rules);
  const [chosen, setChosen] = useState<PayChannel | null>(null);
  const rows = rules.channels.map((row) => ({ ...row, enabled: true, note: '', balance: null }));
  const channel = pickChannel(rows, chosen);
  const choices = toAmountChoices(parseMoney(rules.minimum), parseMoney(rules.maximum));
  const bar = (
    <BottomBar clear>
      <Button size="block" busy={form.busy} onClick={() => channel && form.send(channel)}>
        <Text num>
          {form.amount === null ? t('rechargeEmpty') : t('rechargeNow', { amount: showMoney(form.amount) })}
        </Text>
      </Button>
    </BottomBar>
  );
  return (
    <Page bar={bar}>
      <Box above={2}>
        <AmountField label={t('rechargeAmount')} value={form.typed} error={form.error} onChange={form.type}>
          <Text num>{t('rechargeMinimum', { amount: showMoney(rules.minimum) })}</Text>
          <Text num>{t('rechargeMaximum', { amount: showMoney(rules.maximum) })}</Text>
        </AmountField>
        {choices.length > 0 && (
          <div className={styles.choices}>
            {choices.map((money) => (
              <Chip
                key={money}
                white
                on={form.amount === money}
                onPress={() => form.type(toShortTyped(money))}
                className={styles.choice}
              >
                {showMoney(money, 'short')}
              </Chip>
            ))}
          </div>
        )}
        <ChannelList rows={rows} on={channel} onChange={setChosen} />
        <Text as="p" size={12} tone={3} inset="page">
          {t('rechargeMinutes', { minutes: rules.minutes })}
        </Text>
      </Box>
    </Page>
  );
}
