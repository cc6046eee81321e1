import { CallError } from '@chengji/client-kit';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { back } from '../../../kernel/router/navigation.ts';
import { useOrderStrings } from '../strings.ts';
import { getRemedy } from './checkout.view.ts';

type CheckoutFaultProps = { fault: Error; onChoose: () => void; onRetry: () => void };

/** Why the market will not quote, and what helps. */
export function CheckoutFault({ fault, onChoose, onRetry }: CheckoutFaultProps) {
  const t = useOrderStrings();
  const way = getRemedy(fault instanceof CallError ? fault.key : '');
  const [action, onAction] = {
    address: [t('otherAddress'), onChoose] as const,
    goods: [t('goBack'), () => back()] as const,
    retry: [t('again'), onRetry] as const,
  }[way];
  return (
    <Empty
      picture={way === 'address' ? 'truck' : 'robot'}
      title={t('cannotBuy')}
      text={faultText(fault)}
      action={action}
      onAction={onAction}
    />
  );
}
