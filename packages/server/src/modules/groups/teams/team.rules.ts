/** What becomes of a team, by how many paid; and what a member gets back of a ladder. */
import type { CampaignKind, RefusalKey, TeamState } from '@chengji/contract';
import type { TeamMove } from './team.states.ts';

type Times = { state: TeamState; endsAt: Date };
type Seats = { size: number; seatsTaken: number };
type Promise = { sizes: readonly number[]; autoForm: boolean };

/** `tier` is the place in the sizes it reached; `filled` seats are completed by the market. */
export type TeamOutcome = { move: TeamMove; tier: number | null; filled: number };

/** How a campaign of this kind is bought. */
export const campaignKinds: Record<'group' | 'ladder', CampaignKind> = {
  group: 'ordinary',
  ladder: 'ladder',
};

export const getTopSize = (sizes: readonly number[]): number => sizes.at(-1) ?? 0;

/** Its time is not over, whether or not its end was seen to. */
export const isOpen = ({ state, endsAt }: Times, now: Date): boolean => state === 'start' && endsAt > now;

/** Why nobody can join any more; null when they can. */
export function findClosedReason(team: Times & Seats, now: Date): RefusalKey | null {
  if (!isOpen(team, now)) return 'groups.team_over';
  return team.seatsTaken < team.size ? null : 'groups.team_full';
}

/** When all seats are paid it need not wait for its time. */
export const isFullyPaid = ({ size, paid }: { size: number; paid: number }): boolean => paid >= size;

/**
 * At the end: the highest tier that was reached; below the first one the market completes the team where
 * that was promised and somebody paid, else it fails.
 */
export function computeOutcome({ sizes, autoForm, paid }: Promise & { paid: number }): TeamOutcome {
  const tier = sizes.findLastIndex((size) => size <= paid);
  if (tier >= 0) return { move: 'succeed', tier, filled: 0 };
  if (autoForm && paid > 0) return { move: 'complete', tier: 0, filled: (sizes[0] ?? 0) - paid };
  return { move: 'fail', tier: null, filled: 0 };
}

/** Paid members still wanted for it to succeed. */
export const countLacking = ({
  state,
  sizes,
  paid,
}: {
  state: TeamState;
  sizes: readonly number[];
  paid: number;
}) => (state === 'start' ? Math.max(0, (sizes[0] ?? 0) - paid) : 0);

type Bought = { number: number; sumCents: number; discountCents: number };

/** All paid the first tier's price; what the tier reached is cheaper goes back, at most what the goods cost. */
export const computeReturn = (pricesCents: readonly number[], tier: number, bought: Bought): number =>
  Math.min(
    ((pricesCents[0] ?? 0) - (pricesCents[tier] ?? 0)) * bought.number,
    bought.sumCents - bought.discountCents,
  );
