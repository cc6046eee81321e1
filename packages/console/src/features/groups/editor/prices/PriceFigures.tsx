import { showMoney } from '@chengji/client-kit/money-display';
import { formatMoney, parseMoney } from '@chengji/contract/money';
import { EmptyCell } from '../../../../design/values/EmptyCell.tsx';
import { type Sku, typedCents } from '../../campaign-draft.ts';
import { computeDifference, computeMargin, differenceText } from '../../campaign-money.ts';
import styles from '../campaign-editor.module.css';

type Typed = { price: string | undefined };

/** How far below the single price. */
export function Difference({ sku, price }: Typed & { sku: Sku }) {
  const cents = typedCents(price);
  const tenths = cents === undefined ? null : computeDifference(cents, parseMoney(sku.price));
  if (tenths === null) return <EmptyCell />;
  return <span className={tenths < 0 ? styles.figureGood : styles.figureBad}>{differenceText(tenths)}</span>;
}

/** What stays of the price once the piece itself is paid for. */
export function Margin({ price, cost }: Typed & { cost: string | undefined }) {
  const [priceCents, costCents] = [typedCents(price), typedCents(cost)];
  if (priceCents === undefined || costCents === undefined) return <EmptyCell />;
  const margin = computeMargin(priceCents, costCents);
  return <span className={margin < 0 ? styles.figureBad : 'strong'}>{showMoney(formatMoney(margin))}</span>;
}
