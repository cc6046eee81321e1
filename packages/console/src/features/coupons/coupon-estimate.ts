/** What a coupon may cost its issuer, before it is published. */
import { applyRate, asCents, formatMoney, parseMoney } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import type { Worth } from './coupon-words.ts';

export type Warning = 'free' | 'overHalf' | 'noLeast' | 'noCap' | 'freight' | 'unsure';

export type Estimate = {
  /** If every card is used for all it can take off; undefined where nothing bounds it, or not yet. */
  most: string | undefined;
  /** If as many are used as of earlier ones; undefined before any was used. */
  likely: string | undefined;
  /** Of an order that just reaches the least spend, in percent. */
  share: number | undefined;
  warnings: Warning[];
};

const toCents = (money: string | null): number => parseMoney(parseMoneyInput(money ?? '') ?? '0.00');

/** The most one card takes off. */
function mostOff(worth: Worth): number | undefined {
  const most = toCents(worth.type === 'discount' ? worth.cap : worth.amount);
  return most > 0 ? most : undefined;
}

/** What one card takes off an order that just reaches the least spend; freight is known only later. */
function offAtLeast(worth: Worth): number | undefined {
  const least = toCents(worth.least_spend);
  if (least === 0 || worth.type === 'shipping') return undefined;
  const most = mostOff(worth);
  if (worth.type !== 'discount') return most && Math.min(most, least);
  return Math.min(applyRate(asCents(least), (worth.percent ?? 0) * 100), most ?? least);
}

/** So many cards at so much each, a part of them in 1/10 000; sums beyond whole numbers stay exact. */
function multiplyMoney(cents: number, cards: number, part = 10_000): string {
  const sum = (BigInt(cents) * BigInt(cards) * BigInt(part) + 5_000n) / 10_000n;
  const [yuan, rest] = [sum / 100n, Number(sum % 100n)];
  return `${yuan}${formatMoney(asCents(rest)).slice(1)}`;
}

function listWarnings(worth: Worth, share: number | undefined, hasRate: boolean): Warning[] {
  const { type, least_spend } = worth;
  const bounded = mostOff(worth) !== undefined;
  const warned: Record<Warning, boolean> = {
    free: share !== undefined && share >= 100,
    overHalf: share !== undefined && share > 50 && share < 100,
    noLeast: (type === 'reduction' || type === 'vip') && bounded && toCents(least_spend) === 0,
    noCap: type === 'discount' && !bounded && worth.percent !== null,
    freight: type === 'shipping' && !bounded,
    unsure: !hasRate,
  };
  return (Object.keys(warned) as Warning[]).filter((warning) => warned[warning]);
}

export function computeEstimate(worth: Worth, total: number, useRate: number | null | undefined): Estimate {
  const most = mostOff(worth);
  const usual = most ?? offAtLeast(worth);
  const least = toCents(worth.least_spend);
  const off = offAtLeast(worth);
  const share = off === undefined ? undefined : Math.round((off * 100) / least);
  const hasRate = typeof useRate === 'number' && useRate > 0;
  return {
    most: most === undefined ? undefined : multiplyMoney(most, total),
    likely:
      usual === undefined || !hasRate ? undefined : multiplyMoney(usual, total, Math.round(useRate * 10_000)),
    share,
    warnings: listWarnings(worth, share, hasRate),
  };
}
