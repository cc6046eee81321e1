import { showRate } from '@chengji/client-kit/percent-display';
/** What a line of a shop's month is made of, figure by figure; the figures add up to its income. */
import type { CallOut } from '@chengji/contract';
import { addCents, parseMoney, subtractCents, toMoneyText } from '@chengji/contract/money';
import { toTaken } from './income.view.ts';
import type { ShopStatement, StatementLine } from './wallet.view.ts';

export type StatementLineDetails = CallOut<'GET /seller/money/statement_line'>;

export type LineFigure = {
  key: 'goods' | 'freight' | 'shopCoupons' | 'returned' | 'refund' | 'platformReturned' | 'commission';
  amount: string;
  /** The number it goes by, where it has one. */
  reference?: string;
};

/** Without those that are nothing. */
export function toLineFigures(line: StatementLineDetails): LineFigure[] {
  const returns = line.transfers.filter(({ returned }) => parseMoney(returned) > 0);
  const figures: LineFigure[] = [
    { key: 'goods', amount: line.goods },
    { key: 'freight', amount: line.freight },
    { key: 'shopCoupons', amount: toTaken(line.shop_coupons) },
    ...returns.map(({ kind, returned, reference }) => ({
      ...(kind === 'groups' ? { key: 'returned' as const } : { key: 'refund' as const, reference }),
      amount: toTaken(returned),
    })),
    { key: 'platformReturned', amount: toTaken(computePlatformReturned(line, returns)) },
    { key: 'commission', amount: toTaken(line.commission) },
  ];
  return figures.filter(({ amount }) => parseMoney(amount) !== 0);
}

/** What of the platform's coupon a refund before the settlement saved: it moves nothing, as none of it was paid yet. */
const computePlatformReturned = (
  { refunds }: StatementLineDetails,
  returns: StatementLineDetails['transfers'],
): string =>
  toMoneyText(
    returns.reduce((left, { returned }) => subtractCents(left, parseMoney(returned)), parseMoney(refunds)),
  );

type Placed = Pick<ShopStatement['sums'], 'goods' | 'freight' | 'shop_coupons' | 'platform_coupons'>;

/** What buyers paid: goods and freight less what coupons took off. */
export const computePaid = ({ goods, freight, shop_coupons, platform_coupons }: Placed): string =>
  toMoneyText(
    addCents(parseMoney(goods), parseMoney(freight)) -
      parseMoney(shop_coupons) -
      parseMoney(platform_coupons),
  );

/** How much of what buyers paid went back, in percent; nothing of nothing. */
export function computeRefundShare(sums: ShopStatement['sums']): string {
  const paid = parseMoney(computePaid(sums));
  return showRate(paid > 0 ? Math.round((parseMoney(sums.refunds) / paid) * 1_000) * 10 : 0);
}

export const toProductText = ({ title, number }: StatementLine['products'][number]): string =>
  `${title} × ${number}`;
