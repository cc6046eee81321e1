/** What a goods costs bought alone and how much of it there is, over its skus. */
import { parseMoney } from '@chengji/contract/money';
import type { Sku } from '../../campaign-draft.ts';

export function singleRange(skus: readonly Sku[]): { min: string; max: string } {
  const prices = skus.map(({ price }) => price).toSorted((a, b) => parseMoney(a) - parseMoney(b));
  return { min: prices[0] ?? '0.00', max: prices.at(-1) ?? '0.00' };
}

export const sumStock = (skus: readonly Sku[]): number => skus.reduce((sum, { stock }) => sum + stock, 0);
