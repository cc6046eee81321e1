import { reachableStates } from '@chengji/testkit/reachable-states';
import { expect, it } from 'vitest';
import { tradeMoves } from './trade.states.ts';

it('a trade is paid or closed, and neither after the other', () => {
  expect(reachableStates('open', tradeMoves)).toEqual(['closed', 'open', 'paid']);
  expect(Object.values(tradeMoves).flatMap(({ from }) => from)).toEqual(['open', 'open']);
});
