import { showMoney } from '@chengji/client-kit/money-display';
import { formatMoney, parseMoney } from '@chengji/contract/money';
import { Absent } from '../../../../design/values/EmptyCell.tsx';
import { type Sku, typedCents } from '../../campaign-draft.ts';
import { differenceOf, differenceText, marginOf } from '../../campaign-money.ts';

type Typed = { price: string | undefined };

/** How far below the single price. */
export function Difference({ sku, price }: Typed & { sku: Sku }) {
  const cents = typedCents(price);
  const tenths = cents === undefined ? null : differenceOf(cents, parseMoney(sku.price));
  if (tenths === null) return <Absent />;
  return <span className={tenths < 0 ? 'figure-good' : 'figure-bad'}>{differenceText(tenths)}</span>;
}

/** What stays of the price once the piece itself is paid for. */
export function Margin({ price, cost }: Typed & { cost: string | undefined }) {
  const [priceCents, costCents] = [typedCents(price), typedCents(cost)];
  if (priceCents === undefined || costCents === undefined) return <Absent />;
  const margin = marginOf(priceCents, costCents);
  return <span className={margin < 0 ? 'figure-bad' : 'strong'}>{showMoney(formatMoney(margin))}</span>;
}
