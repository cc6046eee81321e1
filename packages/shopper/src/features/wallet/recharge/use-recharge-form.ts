import { showMoney } from '@chengji/client-kit/money-display';
import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { CallOut, PayChannel } from '@chengji/contract';
import { formatMoney, parseMoney } from '@chengji/contract/money';
import { useState } from 'react';
import { faultText, reportFault } from '../../../kernel/calls/faults.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useChannelStep } from '../../payments/index.ts';
import { parseTyped } from '../amount.view.ts';
import { useRecharge } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';

type Rules = CallOut<'GET /wanlshop/wallet/info'>['recharge'];

/** The amount as it is typed, and the call that pays it in. */
export function useRechargeForm({ minimum, maximum }: Rules) {
  const t = useWalletStrings();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const goToChannel = useChannelStep();
  const getKey = useIdempotencyKey();
  const cents = parseTyped(typed);
  const amount = cents === null ? null : formatMoney(cents);

  const recharging = useRecharge(
    ({ payment_no, params }) => {
      // the way back from the channel's page leads to how the payment stands, also by the browser's back
      replace('pages/user/money/pay', { payment_no, type: 'recharge' });
      if (params) void goToChannel(params);
    },
    (fault) => {
      if ('field' in fault && fault.field === 'amount') setError(faultText(fault));
      else reportFault(fault);
    },
  );

  const findFault = () => {
    if (cents === null) return t('amount.missing');
    if (cents < parseMoney(minimum)) return t('amount.below', { amount: showMoney(minimum) });
    if (cents > parseMoney(maximum)) return t('amount.above', { amount: showMoney(maximum) });
    return '';
  };

  return {
    typed,
    amount,
    error,
    busy: recharging.isPending,
    type(text: string) {
      setTyped(text);
      setError('');
    },
    send(channel: PayChannel) {
      const fault = findFault();
      setError(fault);
      if (fault || amount === null || recharging.isPending) return;
      const asked = { amount, channel };
      recharging.mutate({ ...asked, idempotencyKey: getKey(asked) });
    },
  };
}
