/** When a finger swipes, and to which side. */

export type Step = -1 | 0 | 1;

/** Whether something comes before what is swiped, and after it. */
export type Sides = { before: boolean; after: boolean };

/** Until a finger has gone this far nobody knows where it goes. */
const DECIDED_PX = 10;
const FAR_PX = 80;
const SHORT_PX = 24;
const FAST_PX_PER_MS = 0.4;

/** Null while it is not known. */
export function isSideways(across: number, down: number): boolean | null {
  if (Math.max(Math.abs(across), Math.abs(down)) < DECIDED_PX) return null;
  return Math.abs(across) > Math.abs(down) * 1.5;
}

/** To the left is on, to the right is back; 0 where it was too little, or nothing is there. */
export function getSwipeStep(across: number, ms: number, { before, after }: Sides): Step {
  const way = Math.abs(across);
  const isFast = way >= SHORT_PX && way / Math.max(1, ms) >= FAST_PX_PER_MS;
  if (way < FAR_PX && !isFast) return 0;
  if (across < 0) return after ? 1 : 0;
  return before ? -1 : 0;
}
