/** How the page of a team shows it, for its viewer. */
import type { Team } from '@chengji/contract';

/** In a row of the members. */
const IN_A_ROW = 5;
const MAX_SHOWN = 10;

/** Whose places are drawn: members, then places to invite to or those the market filled, and how many are left out. */
export function toPlaces(team: Pick<Team, 'members' | 'state' | 'size' | 'seats_taken' | 'settled'>) {
  const members = team.members.slice(0, MAX_SHOWN);
  const room = Math.max(1, IN_A_ROW - (members.length % IN_A_ROW || IN_A_ROW));
  const free = team.state === 'start' ? Math.max(0, team.size - team.seats_taken) : 0;
  return {
    members,
    more: team.members.length - members.length,
    invites: Math.min(free, room),
    filled: Math.min(team.settled?.filled ?? 0, room),
  };
}

export type TeamAction = 'pay' | 'invite' | 'join' | 'open_own' | 'see_order' | 'open_again';

/** The next action. */
export function getAction(
  team: Pick<Team, 'state' | 'mine' | 'can_join' | 'seats_taken' | 'size'>,
): TeamAction {
  const { state, mine } = team;
  if (state === 'start') {
    if (mine) return mine.paid ? 'invite' : 'pay';
    return team.can_join ? 'join' : 'open_own';
  }
  return mine && state !== 'fail' ? 'see_order' : 'open_again';
}

export type TeamStep =
  | { event: 'pay'; at: number; otherwise: 'seatFreed' }
  | { event: 'form'; at: number; otherwise: 'filledByMarket' | 'paidBack' | 'settledAtTier' }
  | { event: 'returned'; at: null; otherwise: 'toBalance' };

/** What is still to come of an open team by itself: its viewer's unpaid order closes, the team ends, money goes back. */
export function toTeamSteps(
  team: Pick<Team, 'state' | 'kind' | 'mine' | 'lacking' | 'auto_form' | 'ends_at'>,
): TeamStep[] {
  if (team.state !== 'start') return [];
  const { mine, ends_at: at } = team;
  const steps: TeamStep[] = [];
  if (mine?.pay_before) steps.push({ event: 'pay', at: mine.pay_before, otherwise: 'seatFreed' });
  if (team.lacking === 0) steps.push({ event: 'form', at, otherwise: 'settledAtTier' });
  else steps.push({ event: 'form', at, otherwise: team.auto_form ? 'filledByMarket' : 'paidBack' });
  if (team.kind === 'ladder') steps.push({ event: 'returned', at: null, otherwise: 'toBalance' });
  return steps;
}
