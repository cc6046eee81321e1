/** What a campaign or a team says of its tiers: what is reached, what comes next, how far it is. */
import type { GroupRow, OpenTeam } from '@chengji/contract';
import { type Cents, formatMoney, parseMoney } from '@chengji/contract/money';

type TierBrief = { size: number; price: string };
export type Tiers = readonly TierBrief[];

const none: TierBrief = { size: 0, price: '0.00' };

/** What everyone pays when they join. */
export const firstTier = (tiers: Tiers): TierBrief => tiers[0] ?? none;
export const topTier = (tiers: Tiers): TierBrief => tiers.at(-1) ?? none;

export const reachedTier = (tiers: Tiers, paid: number): TierBrief | undefined =>
  tiers.findLast(({ size }) => size <= paid);

export const nextTier = (tiers: Tiers, paid: number): TierBrief | undefined =>
  tiers.find(({ size }) => size > paid);

export type TierMark = TierBrief & { state: 'reached' | 'current' | 'ahead'; lacking: number };

/** The tiers beside so many paid members: those behind, the one that sets the price now, those to come. */
export function tierMarks(tiers: Tiers, paid: number): TierMark[] {
  const current = reachedTier(tiers, paid);
  return tiers.map((tier) => ({
    ...tier,
    state: tier === current ? 'current' : tier.size <= paid ? 'reached' : 'ahead',
    lacking: Math.max(0, tier.size - paid),
  }));
}

/** How far along a line with a point for buying alone and one for each tier, evenly apart: 0 to 1. */
export function ladderPart(tiers: Tiers, paid: number): number {
  const sizes = [1, ...tiers.map(({ size }) => size)];
  const behind = sizes.findLastIndex((size) => size <= paid);
  if (behind < 0) return 0;
  const [from = 1, to = from] = sizes.slice(behind);
  const between = to > from ? (paid - from) / (to - from) : 0;
  return (behind + between) / tiers.length;
}

/** The difference that goes back for each piece when a ladder ends at a lower price. */
export function backPerPiece(tiers: Tiers, settledPrice: string): string | null {
  const back = parseMoney(firstTier(tiers).price) - parseMoney(settledPrice);
  return back > 0 ? formatMoney(back as Cents) : null;
}

/** The open team that is furthest: what the ladder of a goods shows. */
export const furthestPaid = (teams: readonly Pick<OpenTeam, 'paid'>[]): number =>
  Math.max(0, ...teams.map(({ paid }) => paid));

export type Wanted = { count: number; price: string | null };

/** How many more a team wants: to succeed, or past that for the next price of its ladder. */
export function computeWanted(tiers: Tiers, { paid, lacking }: Pick<OpenTeam, 'paid' | 'lacking'>): Wanted {
  if (lacking > 0) return { count: lacking, price: null };
  const next = nextTier(tiers, paid);
  return { count: next ? next.size - paid : 0, price: next?.price ?? null };
}

type Ending = Pick<GroupRow, 'ends_at'> & {
  nearest: Pick<NonNullable<GroupRow['nearest']>, 'ends_at'> | null;
};

/** When the first of these campaigns, or of the teams nearest to being whole, ends; null where none does. */
export function firstEnd(rows: readonly Ending[]): number | null {
  const ends = rows.flatMap(({ ends_at, nearest }) => [ends_at ?? [], nearest?.ends_at ?? []].flat());
  return ends.length > 0 ? Math.min(...ends) : null;
}
