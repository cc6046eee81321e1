import type { LogisticsStatus, OrderState, PurchaseKind } from '@chengji/contract';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { logisticsTones, orderTones, purchaseTones } from '../../../design/values/status-tones.ts';
import { useOrdersText } from '../orders-text.ts';

export function OrderStatus({ state }: { state: OrderState }) {
  const text = useOrdersText();
  return <StatusDot tone={orderTones[state]}>{text(`state_${state}`)}</StatusDot>;
}

export function PurchaseTag({ kind }: { kind: PurchaseKind }) {
  const text = useOrdersText();
  return <KindTag tone={purchaseTones[kind]}>{text(`kind_${kind}`)}</KindTag>;
}

export function LogisticsTag({ status }: { status: LogisticsStatus }) {
  const text = useOrdersText();
  return <StatusDot tone={logisticsTones[status]}>{text(`logistics_${status}`)}</StatusDot>;
}
