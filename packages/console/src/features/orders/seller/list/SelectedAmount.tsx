import { showMoney } from '@chengji/client-kit/money-display';
import { addCents, formatMoney, parseMoney } from '@chengji/contract/money';
import { useOrdersText } from '../../orders-text.ts';

export function SelectedAmount({ orders }: { orders: { payable: string }[] }) {
  const text = useOrdersText();
  const amount = formatMoney(addCents(...orders.map((order) => parseMoney(order.payable))));
  return text('selectedAmount', { amount: showMoney(amount) });
}
