import { startLanguageModel } from '@chengji/sandbox';
import { aBankQuestion, aMessageId, aShopper, askService, aVisitor, getAnswer } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('model', { scope: 'file' }, () => startLanguageModel())
  .extend('marketOptions', { scope: 'file' }, ({ model }) => ({
    environment: {
      ASSISTANT_URL: `${model.url}/`,
      ASSISTANT_MODEL: 'small',
      ASSISTANT_KEY: 'key-of-the-market',
    },
  }))
  .extend('question', { scope: 'file' }, ({ operator }) =>
    aBankQuestion(operator, {
      question: { zh: '瓷器怎么打包', en: 'How is porcelain packed' },
      answer: { zh: '三层气泡膜。', en: 'Three layers of bubble wrap.' },
    }),
  );
it.afterAll(({ model }) => model.stop());

describe('an answer in a model’s words', () => {
  it('is asked for with the key, and in the language of who asks', async ({ market, model, question }) => {
    model.behave({ says: 'In three layers of wrap [1].' });
    const [block] = await getAnswer(aVisitor(market, 'words', 'en'), question.question.en);
    expect(block).toMatchObject({
      text: 'In three layers of wrap.',
      worded: true,
      sources: [{ id: question.id }],
    });
    const asked = model.requests.at(-1);
    expect(asked).toMatchObject({ authorization: 'Bearer key-of-the-market', model: 'small' });
    expect(asked?.messages[0]?.content).toContain('Three layers of bubble wrap.');
    expect(asked?.messages[1]).toEqual({ role: 'user', content: question.question.en });
  });

  it('tells the model nothing of the person', async ({ market, model, question }) => {
    model.behave({ says: '三层[1]。' });
    const person = await aShopper(market, { nickname: '保密昵称' });
    await getAnswer(person, question.question.zh);
    const told = JSON.stringify(model.requests.at(-1));
    for (const secret of ['保密昵称', person.mobile, person.username, person.token])
      expect(told).not.toContain(secret);
  });

  it('keeps its opinion, and may be rated as any', async ({ market, model, operator, question }) => {
    model.behave({ says: '三层[1]。' });
    const person = await aShopper(market);
    const id = (await askService(person, { question_id: question.id })).rows.at(-1)?.id ?? 0;
    const before = (await operator.client.call('GET /platform/bank/details', { id: question.id })).helpful;
    await person.client.call('POST /wanlshop/service/feedback', { id, helpful: true });
    const after = (await operator.client.call('GET /platform/bank/details', { id: question.id })).helpful;
    expect(after).toBe(before + 1);
  });

  it('is asked for once: a repeat of the message reads what was said', async ({
    market,
    model,
    question,
  }) => {
    model.behave({ says: '三层[1]。' });
    const person = aVisitor(market, 'repeat');
    const id = aMessageId();
    const first = await askService(person, { text: question.question.zh }, id);
    const asked = model.requests.length;
    model.behave({ says: '另一种说法[1]。' });
    expect((await askService(person, { text: question.question.zh }, id)).rows).toEqual(first.rows);
    expect(model.requests.length).toBe(asked);
  });
});

describe('a model', () => {
  it('is not asked about what nothing answers, nor about own things', async ({ market, model, question }) => {
    model.behave({ says: '我猜是三天[1]。' });
    const asked = model.requests.length;
    const person = await aShopper(market);
    expect(await getAnswer(person, '宇航员恐龙')).toMatchObject([{ kind: 'unknown' }]);
    expect(await getAnswer(person, '我的余额')).toMatchObject([{ kind: 'wallet' }]);
    expect(model.requests.length).toBe(asked);
    expect(question.id).toBeGreaterThan(0);
  });

  it.for([
    ['cites what it was not given', { says: '三层[7]。' }],
    ['knows nothing', { says: 'NONE' }],
    ['says nothing', { says: '' }],
    ['sends something else', { sends: '<html></html>' }],
  ] as const)('that %s leaves the answer as it was found', async ([, mood], { market, model, question }) => {
    model.behave(mood);
    const [block] = await getAnswer(aVisitor(market, 'as-found'), question.question.zh);
    expect(block).toMatchObject({ kind: 'answer', text: question.answer.zh, worded: false });
  });

  it('that is away answers again when it is back', async ({ market, model, question }) => {
    const ask = async () => (await getAnswer(aVisitor(market, 'away'), question.question.zh))[0];
    model.behave({ refuses: 503 });
    expect(await ask()).toMatchObject({ worded: false });
    model.behave({ says: '三层[1]。' });
    expect(await ask()).toMatchObject({ worded: true, text: '三层。' });
  });
});
