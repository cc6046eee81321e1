import { TeamState } from '@chengji/contract';
import { reachableStates } from '@chengji/testkit/reachable-states';
import { describe, expect, it } from 'vitest';
import { isFormed, seatMoves, teamMoves } from './team.states.ts';

describe('a team', () => {
  it('reaches every state from its start, and moves from nowhere else', () => {
    expect(reachableStates('start', teamMoves)).toEqual(TeamState.options.toSorted());
    expect(new Set(Object.values(teamMoves).flatMap(({ from }) => from))).toEqual(new Set(['start']));
  });

  it('is formed by success and by the market, and by nothing else', () => {
    expect(TeamState.options.filter(isFormed).sort()).toEqual(['auto', 'success']);
  });
});

describe('a seat', () => {
  it('that is paid is never freed, and one that was freed is never paid', () => {
    expect(reachableStates('held', seatMoves)).toEqual(['freed', 'held', 'paid']);
    expect(Object.values(seatMoves).flatMap(({ from }) => from)).toEqual(['held', 'held']);
  });
});
