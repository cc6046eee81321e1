import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import {
  dismissMissed,
  getEditedQuestion,
  listEditedBank,
  listMissedQuestions,
  removeBankQuestion,
  saveBankQuestion,
} from './bank/edit-bank.ts';
import { tryBank } from './bank/try-bank.ts';
import { closeSession, releaseSession, replyInSession, takeSession } from './inbox/answer-session.ts';
import { showFigures, showInbox, showInboxSession } from './inbox/show-inbox.ts';
import { ask } from './sessions/ask.ts';
import { closeOwn, handOver } from './sessions/hand-over.ts';
import { listHistory, openConversation } from './sessions/open-conversation.ts';
import { rateAnswer } from './sessions/rate-answer.ts';
import { showQuestion, suggest } from './sessions/suggest.ts';

/** Visitors share what an address may do: a person writes no faster. */
const asking = { max: 30, seconds: 60, by: 'ip' } as const;
const looking = { max: 120, seconds: 60, by: 'ip' } as const;

export const supportRoutes = routes(calls, {
  'POST /wanlshop/service/open': { limit: looking, verb: openConversation },
  'GET /wanlshop/service/history': { verb: listHistory },
  'POST /wanlshop/service/ask': { limit: asking, verb: ask },
  'GET /wanlshop/service/suggest': { limit: looking, verb: suggest },
  'GET /wanlshop/service/question': { verb: showQuestion },
  'POST /wanlshop/service/feedback': { limit: asking, verb: rateAnswer },
  'POST /wanlshop/service/handover': { limit: asking, verb: handOver },
  'POST /wanlshop/service/close': { limit: asking, verb: closeOwn },
  'GET /platform/support/list': { verb: showInbox },
  'GET /platform/support/details': { verb: showInboxSession },
  'POST /platform/support/take': { verb: takeSession },
  'POST /platform/support/release': { verb: releaseSession },
  'POST /platform/support/reply': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: replyInSession },
  'POST /platform/support/close': { verb: closeSession },
  'GET /platform/support/figures': { verb: showFigures },
  'GET /platform/bank/list': { verb: listEditedBank },
  'GET /platform/bank/details': { verb: getEditedQuestion },
  'POST /platform/bank/save': { verb: saveBankQuestion },
  'POST /platform/bank/delete': { verb: removeBankQuestion },
  'POST /platform/bank/try': { limit: { max: 120, seconds: 60, by: 'actor' }, verb: tryBank },
  'GET /platform/bank/missed': { verb: listMissedQuestions },
  'POST /platform/bank/dismiss': { verb: dismissMissed },
});
