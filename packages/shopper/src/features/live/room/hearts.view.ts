/** The hearts that rise for likes. */
export type Heart = {
  key: number;
  size: number;
  /** From the right edge, and how far it drifts aside. */
  right: number;
  drift: number;
  delay: number;
  tone: 'orange' | 'red' | 'rose';
};

/** On the screen at once, and for one step of the number. */
export const mostHearts = 30;
const MOST_AT_ONCE = 8;

export const countHearts = (grown: number): number => Math.max(0, Math.min(MOST_AT_ONCE, grown));

const tones = ['orange', 'red', 'rose'] as const;
const STAGGER_MS = 400;

export function makeHeart(key: number, random: () => number): Heart {
  return {
    key,
    size: 20 + Math.round(random() * 14),
    right: 14 + Math.round(random() * 30),
    drift: Math.round((random() - 0.5) * 60),
    delay: Math.round(random() * STAGGER_MS),
    tone: tones[key % tones.length] ?? 'orange',
  };
}
