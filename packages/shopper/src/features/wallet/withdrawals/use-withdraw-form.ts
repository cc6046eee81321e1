import { CallError } from '@chengji/client-kit';
import { showMoney } from '@chengji/client-kit/money-display';
import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { CallOut, PayoutAccount } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import { useState } from 'react';
import { faultText, reportFault } from '../../../kernel/calls/faults.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { refreshMoney } from '../../payments/index.ts';
import { parseTyped } from '../amount.view.ts';
import { useWithdraw } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { findAmountFault, toField } from './withdraw.view.ts';

const right = { account: '', amount: '', password: '' };

/** A withdrawal being asked for: first the amount, then the payment password; a refusal lands at its field. */
export function useWithdrawForm(
  wallet: CallOut<'GET /wanlshop/wallet/info'>,
  account: PayoutAccount | undefined,
) {
  const t = useWalletStrings();
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState(right);
  const [isAsking, setAsking] = useState(false);
  const getKey = useIdempotencyKey();
  const cents = parseTyped(typed);
  const amount = cents === null ? '' : formatMoney(cents);

  const withdrawing = useWithdraw(
    ({ id }) => replace('pages/page/success', { type: 'withdraw', id }),
    (fault) => {
      const field = fault instanceof CallError ? toField(fault.key) : null;
      if (field === null) reportFault(fault);
      else setErrors({ ...right, [field]: faultText(fault) });
      if (field === 'password') return;
      setAsking(false);
      // the balance or the limits may have changed on another device
      refreshMoney();
    },
  );

  const findFaults = () => {
    if (!account) return { ...right, account: t('chooseAccount') };
    const fault = findAmountFault(cents, wallet);
    return {
      ...right,
      amount: fault ? t(`amount.${fault}`, { amount: showMoney(wallet.withdraw.minimum) }) : '',
    };
  };

  return {
    typed,
    cents,
    amount,
    errors,
    isAsking,
    hasPassword: wallet.has_pay_password,
    busy: withdrawing.isPending,
    type(text: string) {
      setTyped(text);
      setErrors(right);
    },
    ask() {
      const faults = findFaults();
      setErrors(faults);
      if (!faults.account && !faults.amount) setAsking(true);
    },
    close() {
      setErrors(right);
      setAsking(false);
    },
    forgetRefusal: () => setErrors(right),
    send(password: string) {
      if (!account || withdrawing.isPending) return;
      const asked = { account_id: account.id, amount };
      withdrawing.mutate({ ...asked, password, idempotencyKey: getKey(asked) });
    },
  };
}
