/** The public API of feedback. */
import type { Module } from '../../kernel/module.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { feedbackRoutes } from './feedback.routes.ts';

export { answerFeedback, markFeedback } from './answering/answer-feedback.ts';
export { submitFeedback } from './submit-feedback.ts';

export const feedbackModule: Module = {
  name: 'feedback',
  routes: feedbackRoutes,
  messages: feedbackMessages,
};
