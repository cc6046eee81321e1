/**
 * A shop's new price of an order that is not paid. What coupons took off stays as it was; the goods cost what is
 * left of them at most, and the reduction is shared over the lines by what is left of each.
 */
import { addCents, asCents, type Cents, share, subtractCents } from '@chengji/contract/money';
import type { OrderLineRecord, OrderRecord } from '../../order.queries.ts';
import { canMove } from '../../order.states.ts';

type Line = Pick<OrderLineRecord, 'id' | 'sumCents' | 'discountCents' | 'reducedCents'>;
type Order = Pick<OrderRecord, 'discountCents' | 'reducedCents'>;

/** What is bought in a team costs what its campaign says. */
export const canChangePrice = ({ state, kind }: Pick<OrderRecord, 'state' | 'kind'>): boolean =>
  canMove(state, 'close') && kind === 'direct';

export type PriceChange = {
  freightCents: Cents;
  discountCents: Cents;
  reducedCents: Cents;
  payableCents: Cents;
  lines: { id: number; discountCents: Cents; reducedCents: Cents }[];
};

export type PriceRange = { least: Cents; most: Cents };

/** What coupons alone take off. */
const cardCents = ({ discountCents, reducedCents }: Order): Cents => asCents(discountCents - reducedCents);

const leftCents = (line: Line): Cents => subtractCents(asCents(line.sumCents), cardCents(line));

/** An order costs something, its goods no more than they did; `freightCents` is what the buyer pays for freight. */
export function computePriceRange(lines: readonly Line[], freightCents: Cents): PriceRange {
  const most = addCents(freightCents, ...lines.map(leftCents));
  return { least: asCents(Math.max(1, freightCents)), most };
}

/** The new price must lie in the range. */
export function planPriceChange(
  order: Order,
  lines: readonly Line[],
  { payableCents, freightCents }: { payableCents: Cents; freightCents: Cents },
): PriceChange {
  const left = lines.map(leftCents);
  const goodsCents = subtractCents(payableCents, freightCents);
  const reducedCents = subtractCents(addCents(...left), goodsCents);
  const shares = share(reducedCents, left);
  const freightOff = subtractCents(cardCents(order), ...lines.map(cardCents));
  return {
    freightCents: addCents(freightCents, freightOff),
    discountCents: addCents(cardCents(order), reducedCents),
    reducedCents,
    payableCents,
    lines: lines.map((line, at) => {
      const reduced = shares[at] ?? asCents(0);
      return { id: line.id, reducedCents: reduced, discountCents: addCents(cardCents(line), reduced) };
    }),
  };
}
