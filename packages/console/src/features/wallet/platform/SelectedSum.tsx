import { showMoney } from '@chengji/client-kit/money-display';
import type { PlatformWithdrawal } from '@chengji/contract';
import { addCents, formatMoney, parseMoney } from '@chengji/contract/money';
import { useWalletText } from '../wallet-text.ts';

/** What the selected withdrawals come to, and what of it is paid out. */
export function SelectedSum({ withdrawals }: { withdrawals: PlatformWithdrawal[] }) {
  const text = useWalletText();
  const sum = (name: 'amount' | 'arrives') =>
    showMoney(formatMoney(addCents(...withdrawals.map((one) => parseMoney(one[name])))));
  return text('selectedSum', { amount: sum('amount'), arrives: sum('arrives') });
}
