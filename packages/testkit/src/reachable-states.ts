import type { Moves } from '@chengji/server/kernel/moves';

/** The states that moves lead to from the first one, in the order of the alphabet. */
export function reachableStates<State extends string>(first: State, moves: Moves<State, string>): State[] {
  const reached = new Set([first]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of Object.values(moves))
      if (from.some((state) => reached.has(state))) reached.add(to);
  }
  return [...reached].sort();
}
