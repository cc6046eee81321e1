import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { answerFeedback, markFeedback } from './answering/answer-feedback.ts';
import { listFeedback } from './answering/list-feedback.ts';
import { showContact } from './answering/show-contact.ts';
import { showFigures } from './answering/show-figures.ts';
import { listOwnFeedback, showOwnFeedback } from './list-own-feedback.ts';
import { submitFeedback } from './submit-feedback.ts';

export const feedbackRoutes = routes(calls, {
  // a device's secret is the client's own choice: a caller who makes up new ones is stopped by their address
  'POST /wanlshop/feedback/submit': { limit: { max: 60, seconds: 3_600, by: 'ip' }, verb: submitFeedback },
  'GET /wanlshop/feedback/list': { verb: listOwnFeedback },
  'GET /wanlshop/feedback/details': { verb: showOwnFeedback },
  'GET /platform/feedback/list': { verb: listFeedback },
  'GET /platform/feedback/figures': { verb: showFigures },
  'POST /platform/feedback/answer': { verb: answerFeedback },
  'POST /platform/feedback/mark': { verb: markFeedback },
  'POST /platform/feedback/contact': { verb: showContact },
});
