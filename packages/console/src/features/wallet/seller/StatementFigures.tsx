import { FiguresStrip } from '../components/FiguresStrip.tsx';
import { toTaken } from '../income.view.ts';
import type { ShopStatement } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

/** What the month was made of. */
export function StatementFigures({ sums }: Pick<ShopStatement, 'sums'>) {
  const text = useWalletText();
  return (
    <FiguresStrip
      label={text('statement')}
      figures={[
        { name: text('lineIncome'), amount: sums.income },
        { name: text('goods'), amount: sums.goods },
        { name: text('freight'), amount: sums.freight },
        { name: text('shopCoupons'), amount: toTaken(sums.shop_coupons), note: text('paidByShop') },
        { name: text('platformCoupons'), amount: sums.platform_coupons, note: text('paidByPlatform') },
        { name: text('refunds'), amount: toTaken(sums.refunds) },
        { name: text('commission'), amount: toTaken(sums.commission) },
      ]}
    />
  );
}
