/** What was paid for goods, after what was taken off and without freight: what points and referral are counted from. */

type PaidLine = { sumCents: number; discountCents: number; returnedCents: number };

const total = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

export const computeGoodsPaid = (lines: readonly PaidLine[]): number =>
  total(lines.map((line) => line.sumCents - line.discountCents));

/** And did not go back: by a refund, a team that got cheaper, or the market's goodwill. */
export const computeGoodsKept = (lines: readonly PaidLine[]): number =>
  total(lines.map((line) => line.sumCents - line.discountCents - line.returnedCents));
