/**
 * The life of a team: it ends once, by success, completed by the market, or in failure. And of its seats: one is
 * held until its order is paid or closed. A move is one conditional update; one that comes too late changes nothing.
 */
import type { TeamState } from '@chengji/contract';
import type { Moves } from '../../../kernel/moves.ts';

export type TeamMove = 'succeed' | 'complete' | 'fail';

export const teamMoves: Moves<TeamState, TeamMove> = {
  succeed: { from: ['start'], to: 'success' },
  complete: { from: ['start'], to: 'auto' },
  fail: { from: ['start'], to: 'fail' },
};

/** Its members' orders go on to their shop. */
export const isFormed = (state: TeamState): boolean =>
  state === teamMoves.succeed.to || state === teamMoves.complete.to;

export type SeatState = 'held' | 'paid' | 'freed';
export type SeatMove = 'pay' | 'free';

export const seatMoves: Moves<SeatState, SeatMove> = {
  pay: { from: ['held'], to: 'paid' },
  free: { from: ['held'], to: 'freed' },
};
