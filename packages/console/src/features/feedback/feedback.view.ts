/** Feedback as the platform sees it: the list, its ratings over time, and what is exported of it. */
import type { CallOut, FeedbackCategory, PlatformFeedback } from '@chengji/contract';
import { feedbackPlatformCalls } from '@chengji/contract/feedback/feedback.platform.calls';
import { z } from 'zod';
import { defineList } from '../../design/lists/define-list.ts';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export type Figures = CallOut<'GET /platform/feedback/figures'>;

export const feedbackTabs = ['waiting', 'visitors', 'answered', 'handled', 'all'] as const;
export const ratings = [5, 4, 3, 2, 1] as const;
export const periods = [14, 30, 90] as const;
export const mostExported = 5_000;

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

export const feedbackList = defineList('GET /platform/feedback/list', feedbackPlatformCalls, {
  tab: 'tab',
  own: { days: z.coerce.number().pipe(z.literal(periods)).default(30) },
});

/** A visitor's waits for nobody's answer. */
export const toShownState = ({
  state,
  user,
}: Pick<PlatformFeedback, 'state' | 'user'>): PlatformFeedback['state'] | 'read_only' =>
  state === 'submitted' && !user ? 'read_only' : state;

export const stateTones: Record<ReturnType<typeof toShownState>, Tone> = {
  submitted: 'act',
  answered: 'done',
  handled: 'rest',
  read_only: 'rest',
};

export const categoryTones: Record<FeedbackCategory, TagTone> = {
  suggestion: 'blue',
  performance: 'amber',
  interface: 'plain',
  payment: 'rose',
  groups: 'orange',
  delivery: 'green',
  live: 'plum',
  other: 'plain',
};

/** Hundredths of a star as `4.2`. */
export const averageText = (hundredths: number): string => (hundredths / 100).toFixed(1);

export const shareText = (basisPoints: number): string => `${Math.round(basisPoints / 100)}%`;

/** Of the largest, in percent. */
export const toWidth = (count: number, counts: readonly number[]): number =>
  Math.round((count * 100) / Math.max(1, ...counts));

/** How much more or less than before, with its sign. */
export function changeText(count: number, before: number): string {
  if (count === before) return '0';
  return count > before ? `+${count - before}` : `−${before - count}`;
}

/** What is known of the app and the phone it was sent from. */
export const deviceText = ({
  version,
  app,
  agent,
}: Pick<PlatformFeedback, 'version' | 'app' | 'agent'>): string =>
  [version && `v${version}`, app, agent].filter(Boolean).join(' · ');
