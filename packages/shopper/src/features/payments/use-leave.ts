import { useEffect, useRef } from 'react';
import { ask } from '../../kernel/modal.ts';
import { cover, replace } from '../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../kernel/toast.ts';
import { usePaymentStrings } from './strings.ts';

/** Leaving an unpaid order asks first, also by the browser's back, and leads to the orders that wait for payment. */
export function useLeave(isUnpaid: boolean): () => Promise<void> {
  const t = usePaymentStrings();
  const isAsking = useRef(false);
  const leave = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await ask({ text: t('leaveAsk'), confirm: t('leave'), cancel: t('stay') });
    isAsking.current = false;
    if (!isSure) return;
    toastOnLeaving(t('cancelled'), 'plain');
    replace('pages/user/order/order', { state: 'pay' });
  };
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => (isUnpaid ? cover(() => void latest.current()) : undefined), [isUnpaid]);
  return leave;
}
