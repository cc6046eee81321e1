/** Owned calls of feedback. */
import type { CallIn, CallKey } from '@chengji/contract';
import { sendFeedback } from '../builders/feedback.ts';
import { aShopper } from '../builders/people.ts';
import type { Fixture } from './owned-calls.ts';

const anOwnId = async ({ shopper }: Fixture) => ({ id: (await sendFeedback(shopper)).id });

const anId = async ({ market }: Fixture) => ({ id: (await sendFeedback(await aShopper(market))).id });

export const ownedFeedbackCalls = {
  'GET /wanlshop/feedback/details': anOwnId,
  'POST /platform/feedback/answer': async (fixture) => ({
    ...(await anId(fixture)),
    answer: '下个版本就有',
  }),
  'POST /platform/feedback/mark': async (fixture) => ({ ...(await anId(fixture)), handled: true }),
  'POST /platform/feedback/contact': anId,
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
