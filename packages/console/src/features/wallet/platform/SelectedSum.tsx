import { showMoney } from '@chengji/client-kit/money-display';
import type { PlatformWithdrawal } from '@chengji/contract';
import { useWalletText } from '../wallet-text.ts';
import { sumMoney } from '../withdrawal.view.ts';

/** What the selected withdrawals come to, and what of it is paid out. */
export function SelectedSum({ withdrawals }: { withdrawals: PlatformWithdrawal[] }) {
  const text = useWalletText();
  return text('selectedSum', {
    amount: showMoney(sumMoney(withdrawals, 'amount')),
    arrives: showMoney(sumMoney(withdrawals, 'arrives')),
  });
}
