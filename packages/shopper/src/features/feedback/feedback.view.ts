import type { CallIn, FeedbackCategory, FeedbackState } from '@chengji/contract';
import type { StateTone } from '../../design/progress/StatePill.tsx';

export const LEAST_WORDS = 5;
export const MOST_WORDS = 500;
export const MOST_PICTURES = 4;
export const LONGEST_CONTACT = 60;

export const categories: readonly FeedbackCategory[] = [
  'suggestion',
  'performance',
  'interface',
  'payment',
  'groups',
  'delivery',
  'live',
  'other',
];

export type Written = {
  /** 0 until a star is pressed. */
  rating: number;
  category: FeedbackCategory | null;
  content: string;
  images: string[];
  contact: string;
  diagnostics: boolean;
};

export const blank: Written = {
  rating: 0,
  category: null,
  content: '',
  images: [],
  contact: '',
  diagnostics: true,
};

/** Stored data may be from an older version or edited: what is no draft is left out. */
export function writtenFrom(stored: unknown): Written | null {
  const { rating, category, content, images, contact, diagnostics } = (stored ?? {}) as Partial<Written>;
  const isOne =
    typeof rating === 'number' &&
    [0, 1, 2, 3, 4, 5].includes(rating) &&
    (category === null || (category !== undefined && categories.includes(category))) &&
    typeof content === 'string' &&
    typeof contact === 'string' &&
    typeof diagnostics === 'boolean' &&
    Array.isArray(images) &&
    images.every((url) => typeof url === 'string');
  return isOne ? { rating, category, content, images, contact, diagnostics } : null;
}

export type Field = 'rating' | 'content' | 'images' | 'contact';
export type Fault = 'missing.rating' | 'missing.content';

export const findFaults = ({ rating, content }: Written): { rating?: Fault; content?: Fault } => ({
  ...(rating === 0 ? { rating: 'missing.rating' as const } : {}),
  ...(content.trim().length < LEAST_WORDS ? { content: 'missing.content' as const } : {}),
});

/** Which field a refusal is about; a part of one is that one. */
export function toField(path: string | undefined): Field | null {
  const name = path?.split('.')[0];
  return name === 'rating' || name === 'content' || name === 'images' || name === 'contact' ? name : null;
}

/** What is sent: a visitor sends no pictures, and nothing of the phone goes along unless it was agreed to. */
export const toInput = (
  { rating, category, content, images, contact, diagnostics }: Written,
  { version, fault, isLogin }: { version: string; fault: string; isLogin: boolean },
): CallIn<'POST /wanlshop/feedback/submit'> => ({
  rating,
  ...(category === null ? {} : { category }),
  content: content.trim(),
  images: isLogin ? images : [],
  contact: contact.trim(),
  ...(diagnostics ? { diagnostics: { version, fault } } : {}),
});

const tones: Record<FeedbackState, StateTone> = {
  submitted: 'waits',
  answered: 'done',
  handled: 'over',
};
export const getTone = (state: FeedbackState): StateTone => tones[state];

export const steps = [1, 2, 3, 4, 5] as const;
export const toStep = (rating: number): (typeof steps)[number] | null =>
  steps.find((step) => step === rating) ?? null;
