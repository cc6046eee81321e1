import { showMoney } from '@chengji/client-kit/money-display';
import { FiguresStrip } from '../components/FiguresStrip.tsx';
import type { Income } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

/** Where the shop's money stands, from what can be withdrawn to what was. */
export function IncomeFigures({ income }: { income: Income }) {
  const text = useWalletText();
  const [next] = income.pending_days;
  return (
    <FiguresStrip
      label={text('income')}
      figures={[
        { name: text('available'), amount: income.available, note: text('availableHint') },
        {
          name: text('pending'),
          amount: income.pending,
          note: next
            ? text('pendingHint', { day: next.day.slice(5), amount: showMoney(next.amount) })
            : text('pendingNone'),
        },
        { name: text('escrow'), amount: income.escrow, note: text('escrowHint') },
        {
          name: text('frozen'),
          amount: income.frozen,
          note: text('frozenHint', { n: income.open_withdrawals }),
        },
        { name: text('withdrawn'), amount: income.withdrawn, note: text('withdrawnHint') },
      ]}
    />
  );
}
