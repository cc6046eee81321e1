/** The commission in words: rates are basis points on the wire and percent on screen. */
import { applyRate, asCents, formatMoney, subtractCents } from '@chengji/contract/money';

/** 8.2 is 820, though 8.2 × 100 is not to a computer. */
export const toBasisPoints = (percent: number): number => Math.round(percent * 100);

const example = asCents(10_000);

/** What an order of 100.00 brings the market and its shop. */
export function workOut(basisPoints: number): { commission: string; income: string } {
  const commission = applyRate(example, basisPoints);
  return { commission: formatMoney(commission), income: formatMoney(subtractCents(example, commission)) };
}
