import { Empty } from '../../../design/feedback/Empty.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useRefundStrings } from '../strings.ts';

/** Why nothing can be asked for, and the way to the order, which says how it stands. */
export function NoRefund({ fault, orderId }: { fault: Error | null; orderId: number }) {
  const t = useRefundStrings();
  return (
    <Empty
      picture="money"
      title={t('noRefund')}
      text={fault ? faultText(fault) : t('noLine')}
      action={t('seeOrder')}
      onAction={() => replace('pages/user/order/details', { id: orderId })}
    />
  );
}

/** One refund of a line at a time: the way to the one there is. */
export function OpenRefund({ id }: { id: number }) {
  const t = useRefundStrings();
  return (
    <Empty
      picture="money"
      title={t('alreadyOpen')}
      action={t('seeRefund')}
      onAction={() => replace('pages/user/refund/details', { id })}
    />
  );
}
