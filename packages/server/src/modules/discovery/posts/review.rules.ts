/** Whether a post is shown at once, or waits until the operator has looked at it. */
import type { PostState } from '@chengji/contract';

export type ReviewMode = 'first' | 'none' | 'all';

type Facts = {
  /** Nothing of its author was shown before. */
  isFirst: boolean;
  /** It holds a blocked word. */
  hasWords: boolean;
  /** The operator refused it before. */
  wasRefused: boolean;
};

export function needsReview(mode: ReviewMode, { isFirst, hasWords, wasRefused }: Facts): boolean {
  if (wasRefused || mode === 'all') return true;
  return mode === 'first' && (isFirst || hasWords);
}

export const toFirstState = (mode: ReviewMode, facts: Facts): Extract<PostState, 'reviewing' | 'shown'> =>
  needsReview(mode, facts) ? 'reviewing' : 'shown';

/** The states in which an author may answer to the decision, once. */
export const canAnswer = ({ state, answer }: { state: string; answer: string }): boolean =>
  (state === 'refused' || state === 'taken_down') && answer === '';
