/** What the page of a person or a shop shows. */
import type { CreationFigures, OwnPost, PersonRow, PostState } from '@chengji/contract';
import type { StateTone } from '../../../design/progress/StatePill.tsx';

/** How two stand to each other, as the button says it. */
export type Standing = 'none' | 'fan' | 'followed' | 'mutual';

export const toStanding = ({ followed, follows_me }: Pick<PersonRow, 'followed' | 'follows_me'>): Standing =>
  followed ? (follows_me ? 'mutual' : 'followed') : follows_me ? 'fan' : 'none';

const tones: Record<PostState, StateTone> = {
  reviewing: 'waits',
  shown: 'done',
  refused: 'refused',
  taken_down: 'over',
};
export const toTone = (state: PostState): StateTone => tones[state];

/** One that was taken down is not edited. */
export const canEdit = ({ state }: Pick<OwnPost, 'state'>): boolean => state !== 'taken_down';

type Day = CreationFigures['days'][number];

/** Of a line through the days within a box of 100 by 100: the most is at its top, none at its bottom. */
export function toLine(days: readonly Day[]): string {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = days.length > 1 ? 100 / (days.length - 1) : 0;
  return days
    .map(({ views }, index) => `${(index * step).toFixed(2)},${(100 - (views / most) * 100).toFixed(2)}`)
    .join(' ');
}

/** `2026-11-20` as `11-20`. */
export const toShortDay = (day: string): string => day.slice(5);
