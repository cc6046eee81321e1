import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { FeedbackCategory } from '../states.ts';
import { FileUrl, Id, pageInput, pageSchema, text } from '../values.ts';
import { Feedback, FeedbackDiagnostics, FeedbackRating } from './feedback-values.ts';

export const feedbackCalls = declareCalls({
  'POST /wanlshop/feedback/submit': {
    summary: 'Say what one thinks of the app; pictures and an answer are for those who are logged in',
    who: 'anyone',
    idempotencyKey: 'optional',
    in: z.object({
      rating: FeedbackRating,
      category: FeedbackCategory.default('other'),
      content: text(5, 500),
      images: z.array(FileUrl).max(4).default([]),
      contact: text(0, 60).default('').meta({ description: 'Where to reach the person, if anywhere' }),
      diagnostics: FeedbackDiagnostics.optional(),
    }),
    out: Feedback,
    refusals: ['feedback.pictures_need_login', 'feedback.too_many_this_hour'],
  },
  'GET /wanlshop/feedback/list': {
    summary: 'The own feedback, the newest first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(Feedback),
    refusals: [],
  },
  'GET /wanlshop/feedback/details': {
    summary: 'One’s own feedback with its answer',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Feedback,
    refusals: [],
  },
});
