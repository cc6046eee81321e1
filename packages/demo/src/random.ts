/** Chance that always falls the same way: the demo market must be the same on every machine. */
export type Random = {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True in `share` of all cases, 0 to 1. */
  chance(share: number): boolean;
};

/** A generator (xorshift over an FNV hash) that follows from its seed alone. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  if (state === 0) state = 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
  };
}
