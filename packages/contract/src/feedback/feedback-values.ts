/** Feedback on the wire: what somebody says of the market itself, and what the platform answers. */
import { z } from 'zod';
import { FeedbackCategory, FeedbackState } from '../states.ts';
import { Id, integer, Moment, text } from '../values.ts';

/** How content somebody is with the app: 1 to 5 stars. */
export const FeedbackRating = integer(1, 5);

/** Sent along when the person agrees; nothing in it is about them. */
export const FeedbackDiagnostics = z
  .object({
    version: text(1, 20).meta({ description: 'Of the app' }),
    fault: text(0, 200)
      .default('')
      .meta({ description: 'What failed last, by its kind and key; empty where nothing did' }),
  })
  .meta({ id: 'FeedbackDiagnostics' });

/** Feedback, as who sent it sees it. */
export const Feedback = z
  .object({
    id: Id,
    rating: z.int(),
    category: FeedbackCategory,
    content: z.string(),
    images: z.array(z.string()),
    contact: z.string(),
    state: FeedbackState,
    answer: z.string().meta({ description: 'Empty until it is answered' }),
    answered_at: Moment.nullable(),
    createtime: Moment,
  })
  .meta({ id: 'Feedback' });
export type Feedback = z.output<typeof Feedback>;
