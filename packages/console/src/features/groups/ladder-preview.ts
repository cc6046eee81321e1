/** Where a ladder team of so many people stands, as its goods' page shows it. */
import type { TierDraft } from './campaign-draft.ts';

export type PreviewStep = { size: number; isReached: boolean };

export const toSteps = (tiers: readonly TierDraft[], people: number): PreviewStep[] =>
  tiers.map(({ size }) => ({ size: size ?? 0, isReached: size !== null && people >= size }));

/** The tier that so many people have reached; the first while none is, since everyone pays that. */
export const reachedTier = (steps: readonly PreviewStep[]): number =>
  Math.max(0, steps.filter(({ isReached }) => isReached).length - 1);

/** How full the line between the first people and the top tier is, in percent: tiers stand at equal distances. */
export function lineFilled(steps: readonly PreviewStep[], people: number): number {
  const sizes = [0, ...steps.map(({ size }) => size)];
  const next = sizes.findIndex((size) => size > people);
  if (next === -1) return 100;
  const [from = 0, to = 0] = [sizes[next - 1], sizes[next]];
  return Math.round(((next - 1 + (people - from) / (to - from)) / steps.length) * 100);
}

export const countLacking = (size: number, people: number): number => Math.max(0, size - people);
