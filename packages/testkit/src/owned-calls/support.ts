/** Owned calls of the service assistant. */
import { randomUUID } from 'node:crypto';
import type { CallIn, CallKey } from '@chengji/contract';
import { aShopper } from '../builders/people.ts';
import { aBankQuestion, aMessageId, handOver } from '../builders/support.ts';
import type { Fixture } from './owned-calls.ts';

async function aWaitingSession({ market, platform }: Fixture) {
  await platform.client.call('POST /platform/settings/save', {
    name: 'support.hours',
    value: '00:00-24:00',
  });
  return { id: await handOver(await aShopper(market)) };
}

async function aTakenSession(fixture: Fixture) {
  const { id } = await aWaitingSession(fixture);
  await fixture.platform.client.call('POST /platform/support/take', { id });
  return { id };
}

const aQuestion = async ({ platform }: Fixture) => ({ id: (await aBankQuestion(platform)).id });

async function aMissed({ platform, shopper }: Fixture) {
  const text = `没有答案 ${randomUUID()}`;
  await shopper.client.call('POST /wanlshop/service/ask', { text, client_msg_id: aMessageId() });
  const { rows } = await platform.client.call('GET /platform/bank/missed', { limit: 100 });
  return { id: rows.find((row) => row.text === text)?.id ?? 0 };
}

async function anAnswer(fixture: Fixture) {
  const { rows } = await fixture.shopper.client.call('POST /wanlshop/service/ask', {
    question_id: (await aQuestion(fixture)).id,
    client_msg_id: aMessageId(),
  });
  return rows.at(-1)?.id ?? 0;
}

export const ownedSupportCalls = {
  'POST /wanlshop/service/open': async () => ({ client_id: 'nobody' }),
  'POST /wanlshop/service/ask': async () => ({ text: '发票', client_msg_id: aMessageId() }),
  'GET /wanlshop/service/history': async () => ({ after_id: 1 }),
  'GET /wanlshop/service/question': aQuestion,
  'POST /wanlshop/service/feedback': async (fixture) => ({ id: await anAnswer(fixture), helpful: true }),
  'POST /platform/bank/try': async () => ({ text: '发票' }),
  'GET /platform/support/details': aWaitingSession,
  'POST /platform/support/take': aWaitingSession,
  'POST /platform/support/release': aTakenSession,
  'POST /platform/support/reply': async (fixture) => ({
    ...(await aTakenSession(fixture)),
    text: '您好',
    client_msg_id: aMessageId(),
  }),
  'POST /platform/support/close': aTakenSession,
  'GET /platform/bank/details': aQuestion,
  'POST /platform/bank/save': async (fixture) => {
    const { id, version, question, wordings, answer } = await aBankQuestion(fixture.platform);
    return { id, version, question, wordings, answer };
  },
  'POST /platform/bank/delete': aQuestion,
  'POST /platform/bank/dismiss': aMissed,
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
