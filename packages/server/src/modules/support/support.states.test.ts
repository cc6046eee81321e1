import { ServiceState } from '@chengji/contract/support/support-values';
import { describe, expect, it } from 'vitest';
import { canMove, type ServiceMove, serviceMoves } from './support.states.ts';

const moves = Object.keys(serviceMoves) as ServiceMove[];
const movesFrom = (state: ServiceState) => moves.filter((move) => canMove(state, move));

describe('a session of the service', () => {
  it.each<[ServiceState, ServiceMove[]]>([
    ['assistant', ['queue', 'leave', 'close']],
    ['queued', ['take', 'close']],
    ['taken', ['release', 'close']],
    ['left', ['answer_left', 'close']],
    ['closed', []],
  ])('that is %s can %j', (state, possible) => expect(movesFrom(state)).toEqual(possible));

  it('comes to every state, and ends only by being closed', () => {
    const reached = new Set<string>(['assistant', ...moves.map((move) => serviceMoves[move].to)]);
    expect([...reached].toSorted()).toEqual([...ServiceState.options].toSorted());
    expect(ServiceState.options.filter((state) => movesFrom(state).length === 0)).toEqual(['closed']);
  });
});
