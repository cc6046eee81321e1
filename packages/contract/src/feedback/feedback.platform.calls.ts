import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { FeedbackCategory } from '../states.ts';
import {
  BasisPoints,
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  numberedPageInput,
  text,
} from '../values.ts';
import { Feedback, FeedbackRating } from './feedback-values.ts';

/** What the platform sorts feedback by; a visitor cannot be answered, so theirs waits to be read only. */
export const PlatformFeedbackTab = z.enum(['waiting', 'visitors', 'answered', 'handled', 'all']);
export type PlatformFeedbackTab = z.output<typeof PlatformFeedbackTab>;

export const PlatformFeedback = Feedback.extend({
  contact: z.string().meta({ description: 'Masked; empty where none was given' }),
  user: z
    .object({ id: Id, nickname: z.string(), avatar: z.string() })
    .nullable()
    .meta({ description: 'Null for a visitor' }),
  visitor: z
    .string()
    .nullable()
    .meta({ description: 'Four characters by which a visitor is told from others; null for a shopper' }),
  version: z.string().meta({ description: 'Of the app; empty where no diagnostics were sent' }),
  app: z.string(),
  agent: z.string(),
  fault: z.string(),
  answered_by: z.string().nullable(),
  can: z.object({ answer: z.boolean(), handle: z.boolean() }),
}).meta({ id: 'PlatformFeedback' });
export type PlatformFeedback = z.output<typeof PlatformFeedback>;

const byId = z.object({ id: Id });
const hundredths = 'Hundredths of a star; null where nobody rated';

export const feedbackPlatformCalls = declareCalls({
  'GET /platform/feedback/list': {
    summary: 'Feedback of shoppers and visitors, the newest first',
    who: 'platform',
    right: 'feedback.read',
    in: z.object({
      tab: PlatformFeedbackTab.default('waiting'),
      rating: FeedbackRating.optional(),
      category: FeedbackCategory.optional(),
      keyword: text(0, 64)
        .optional()
        .meta({ description: 'Part of what was written or answered, or of the sender’s name' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformFeedback).extend({
      counts: z.object({
        waiting: z.int(),
        visitors: z.int(),
        answered: z.int(),
        handled: z.int(),
        all: z.int(),
      }),
    }),
    refusals: [],
  },
  'GET /platform/feedback/figures': {
    summary: 'How the app is rated day by day, and what people write about',
    who: 'platform',
    right: 'feedback.read',
    in: z.object({ days: integer(7, 90).default(30).meta({ description: 'Up to today' }) }),
    out: z.object({
      count: z.int(),
      average: z.int().nullable().meta({ description: hundredths }),
      answered_in_a_day: BasisPoints.nullable().meta({
        description: 'Of the shoppers’ feedback that is a day old; null where there is none',
      }),
      steps: z.array(
        z.object({
          at: Moment.meta({ description: 'The beginning of the day' }),
          count: z.int(),
          average: z.int().nullable().meta({ description: hundredths }),
          most: z
            .object({ category: FeedbackCategory, count: z.int() })
            .nullable()
            .meta({ description: 'What most of the day’s was about' }),
        }),
      ),
      ratings: z
        .array(z.object({ rating: z.int(), count: z.int() }))
        .meta({ description: 'From five stars to one' }),
      categories: z
        .array(
          z.object({
            category: FeedbackCategory,
            count: z.int(),
            count_before: z.int().meta({ description: 'In as many days before' }),
          }),
        )
        .meta({ description: 'The most frequent first; those nobody wrote about in neither left out' }),
    }),
    refusals: [],
  },
  'POST /platform/feedback/answer': {
    summary: 'Answer a shopper’s feedback, once; the answer is a notice to them as well',
    who: 'platform',
    right: 'feedback.answer',
    in: byId.extend({ answer: text(2, 500) }),
    out: PlatformFeedback,
    refusals: ['feedback.state_changed', 'feedback.visitor_unanswerable'],
  },
  'POST /platform/feedback/mark': {
    summary:
      'Sort feedback under another category, or mark it as handled without an answer, or open it again',
    who: 'platform',
    right: 'feedback.answer',
    in: byId.extend({ category: FeedbackCategory.optional(), handled: Flag.optional() }),
    out: PlatformFeedback,
    refusals: ['feedback.state_changed'],
  },
  'POST /platform/feedback/contact': {
    summary: 'Where the person can be reached, whole; each reading is recorded',
    who: 'platform',
    right: 'feedback.contact',
    in: byId,
    out: z.object({ contact: z.string() }),
    refusals: [],
  },
});
