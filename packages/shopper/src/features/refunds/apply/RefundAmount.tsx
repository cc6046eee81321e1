import { showMoney } from '@chengji/client-kit/money-display';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { AmountField } from '../../wallet/index.ts';
import type { Preview } from '../queries.ts';
import { isZero } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import type { RefundForm } from './use-refund-form.ts';

/** How much is asked for, within what can go back, and where it goes. */
export function RefundAmount({ form, preview }: { form: RefundForm; preview: Preview }) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  const { max, freight, returns_to, until } = preview;
  const way = t(`channel.${returns_to}`);
  return (
    <AmountField
      label={t('amount')}
      hint={t('mostAmount', { amount: showMoney(max) })}
      value={form.typed}
      error={form.errors.amount ?? ''}
      onChange={(amount) => form.set({ amount })}
    >
      <Box as="dl" grow above={1}>
        {!isZero(freight) && (
          <KeyValue name={t('freight')}>
            <Text num>{showMoney(freight)}</Text>
          </KeyValue>
        )}
        <KeyValue name={t('returnsTo')}>
          {t(returns_to === 'balance' ? 'toWay' : 'toChannel', { way })}
        </KeyValue>
        {until !== null && (
          <KeyValue name={t('window')}>{t('applyUntil', { time: showShortMoment(until) })}</KeyValue>
        )}
      </Box>
    </AmountField>
  );
}
