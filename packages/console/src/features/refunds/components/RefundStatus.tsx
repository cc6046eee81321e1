import type { RefundState } from '@chengji/contract';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { refundTones } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

type Props = { state: RefundState; area: 'seller' | 'platform' };

export function RefundStatus({ state, area }: Props) {
  const text = useRefundsText();
  return <StatusDot tone={refundTones[area][state]}>{text(`state_${state}`)}</StatusDot>;
}
