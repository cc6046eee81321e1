import type { Feedback } from '@chengji/contract';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import type { FeedbackRow } from './feedback.queries.ts';

export const presentFeedback = (row: FeedbackRow): Feedback => ({
  id: row.id,
  rating: row.rating,
  category: row.category,
  content: row.content,
  images: row.images,
  contact: row.contact,
  state: row.state,
  answer: row.answer,
  answered_at: row.answeredAt && toUnixSeconds(row.answeredAt),
  createtime: toUnixSeconds(row.createdAt),
});
