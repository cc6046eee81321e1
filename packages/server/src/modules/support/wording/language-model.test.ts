import { startLanguageModel } from '@chengji/sandbox';
import { aBankQuestion, aMessageId, anOperator, aShopper, startMarket } from '@chengji/testkit';
import { test as base, describe, expect } from 'vitest';
import { CircuitOpenError } from '../../../kernel/circuit-breaker.ts';
import { LanguageModel } from './language-model.ts';
import { ModelUnanswered } from './model-unanswered.ts';

const it = base.extend('model', { scope: 'file' }, () => startLanguageModel());
it.afterAll(({ model }) => model.stop());

const clock = (now = { ms: 0 }) => ({ now: () => new Date(now.ms) });
const connect = (url: string, limitMs = 5_000, now = { ms: 0 }) =>
  new LanguageModel({ url, key: 'secret', model: 'small' }, clock(now) as never, limitMs);
const prompt = [{ role: 'user', content: '退款多久' }] as const;

describe('the language model', () => {
  it('is asked by the protocol of chat completions, and read as it streams', async ({ model }) => {
    model.behave({ says: '二十四小时内原路退回[1]。' });
    expect(await connect(model.url).complete(prompt)).toBe('二十四小时内原路退回[1]。');
    expect(model.requests.at(-1)).toEqual({
      authorization: 'Bearer secret',
      model: 'small',
      stream: true,
      messages: [...prompt],
    });
  });

  it.for([
    ['refuses', { refuses: 500 }],
    ['sends no events', { sends: 'data: {"choices":1}\n\n' }],
    ['breaks off', { sends: 'data: {"choices":[{"delta":{"content":"二"}}]}\n\n' }],
    ['sends without end', { says: '啊'.repeat(5_000) }],
  ])('that %s has not answered', async ([, mood], { model }) => {
    model.behave(mood as never);
    await expect(connect(model.url).complete(prompt)).rejects.toBeInstanceOf(ModelUnanswered);
  });

  it('that hangs is given up, and after three in a row left alone for a while', async ({ model }) => {
    model.behave({ hangs: true });
    const now = { ms: 0 };
    const client = connect(model.url, 2_000, now); // in which the answer at the end comes on any machine
    for (let attempts = 0; attempts < 3; attempts += 1)
      await expect(client.complete(prompt)).rejects.toBeInstanceOf(ModelUnanswered);
    const asked = model.requests.length;
    await expect(client.complete(prompt)).rejects.toBeInstanceOf(CircuitOpenError);
    expect(model.requests.length).toBe(asked);
    model.behave({ says: 'a[1]' });
    now.ms = 31_000;
    expect(await client.complete(prompt)).toBe('a[1]');
  });
});

describe('an answer of the assistant', () => {
  it('is in the model’s words with what it cites, and as found where it cites nothing or fails', async ({
    model,
  }) => {
    const market = await startMarket({
      environment: { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'small' },
    });
    const operator = await anOperator(market);
    const shopper = await aShopper(market);
    const { question, answer } = await aBankQuestion(operator);
    const ask = async () => {
      const said = await shopper.client.call('POST /wanlshop/service/ask', {
        text: question.zh,
        client_msg_id: aMessageId(),
      });
      return said.rows.at(-1)?.blocks[0];
    };
    model.behave({ says: '由商家开具发票[1]。' });
    expect(await ask()).toMatchObject({
      text: '由商家开具发票。',
      worded: true,
      sources: [{ title: question.zh }],
    });
    expect(model.requests.at(-1)?.messages[0]?.content).toContain(answer.zh);
    for (const mood of [{ says: '平台也可以开。' }, { says: 'NONE' }, { refuses: 503 }]) {
      model.behave(mood);
      expect(await ask()).toMatchObject({ text: answer.zh, worded: false });
    }
    await market.stop();
  });
});
