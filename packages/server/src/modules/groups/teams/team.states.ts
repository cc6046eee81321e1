/** The life of a team: it ends once. An end is one conditional update of its row from `start`. */
import type { TeamState } from '@chengji/contract';

export type TeamEnd = Exclude<TeamState, 'start'>;

/** Where a team may end from, and whether its members' orders go on to their shop. */
export const teamEnds: Record<TeamEnd, { from: TeamState; isFormed: boolean }> = {
  success: { from: 'start', isFormed: true },
  auto: { from: 'start', isFormed: true },
  fail: { from: 'start', isFormed: false },
};
