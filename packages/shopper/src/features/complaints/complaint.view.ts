import type { Complaint, ComplaintState, ComplaintTarget, ComplaintType } from '@chengji/contract';
import type { StateTone } from '../../design/progress/StatePill.tsx';

export const LEAST_WORDS = 10;
export const MOST_WORDS = 500;
export const MOST_PICTURES = 9;

export type Written = { reason: string; content: string; images: string[] };
export const blank: Written = { reason: '', content: '', images: [] };

/** Stored data may be from an older version or edited: what is no draft is left out. */
export function writtenFrom(stored: unknown): Written | null {
  const { reason, content, images } = (stored ?? {}) as Partial<Written>;
  const isOne =
    typeof reason === 'string' &&
    typeof content === 'string' &&
    Array.isArray(images) &&
    images.every((url) => typeof url === 'string');
  return isOne ? { reason, content, images } : null;
}

export type Fault = 'missing.reason' | 'missing.content';
export type Faults = { reason?: Fault; content?: Fault };

export const findFaults = ({ reason, content }: Written): Faults => ({
  ...(reason === '' ? { reason: 'missing.reason' as const } : {}),
  ...(content.trim().length < LEAST_WORDS ? { content: 'missing.content' as const } : {}),
});

const types: readonly string[] = ['user', 'goods', 'shop', 'group', 'post', 'live', 'chat', 'order'];

/** Of an address, which may be anybody’s writing. */
export const parseType = (text: string | undefined): ComplaintType | null =>
  text !== undefined && types.includes(text) ? (text as ComplaintType) : null;

const tones: Record<ComplaintState, StateTone> = {
  submitted: 'waits',
  processing: 'info',
  upheld: 'done',
  dismissed: 'over',
};
export const getTone = (state: ComplaintState): StateTone => tones[state];

/** What is said of its time: answered, to be answered, or later than promised. */
export function findTiming(
  { answered_at, due_at }: Pick<Complaint, 'answered_at' | 'due_at'>,
  now: number,
): { key: 'answeredAt' | 'due' | 'overdue'; at: number } {
  if (answered_at !== null) return { key: 'answeredAt', at: answered_at };
  return { key: due_at < now ? 'overdue' : 'due', at: due_at };
}

export const isShownRound = ({ type }: Pick<ComplaintTarget, 'type'>): boolean =>
  type === 'user' || type === 'shop';
