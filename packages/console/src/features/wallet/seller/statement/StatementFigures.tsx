import { showMoney } from '@chengji/client-kit/money-display';
import { FiguresStrip } from '../../components/FiguresStrip.tsx';
import { toEquation } from '../../income.view.ts';
import type { ShopStatement } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';

/** What the month was made of, as one equation. */
export function StatementFigures({ sums }: Pick<ShopStatement, 'sums'>) {
  const text = useWalletText();
  const notes: Partial<Record<string, string>> = {
    shopCoupons: text('paidByShop'),
    ...(sums.platform_coupons !== '0.00' && {
      goods: text('platformPays', { amount: showMoney(sums.platform_coupons) }),
    }),
  };
  return (
    <FiguresStrip
      label={text('statement')}
      figures={toEquation(sums).map(({ key, ...figure }) => ({
        ...figure,
        name: text(key),
        note: notes[key],
      }))}
    />
  );
}
