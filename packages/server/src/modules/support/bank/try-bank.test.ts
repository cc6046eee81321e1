import { aBankQuestion, anOperator, aVisitor, getAnswer, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const attempt = ({ client }: Person, text: string, draft?: object) =>
  client.call('POST /platform/bank/try', { text, ...(draft && { draft }) } as never);
const none = { zh: [], en: [] };

describe('a try of the bank', () => {
  it('shows five at most, the best first, none above one', async ({ operator }) => {
    for (const part of ['红', '橙', '黄', '绿', '青', '蓝'])
      await aBankQuestion(operator, {
        question: { zh: `灯笼${part}色`, en: `Lantern ${part}` },
        wordings: none,
      });
    const { rows } = await attempt(operator, '灯笼红色');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ title: '灯笼红色', score: 1, matched: '灯笼红色' });
    expect(rows.map(({ score }) => score)).toEqual(
      rows.map(({ score }) => score).toSorted((left, right) => right - left),
    );
  });

  it('finds what the assistant then answers with', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator, { question: { zh: '风筝线断了', en: 'Kite string' } });
    const { rows, least } = await attempt(operator, '风筝断线');
    const [answer] = await getAnswer(aVisitor(market, 'kite'), '风筝断线');
    expect(rows[0]?.id).toBe(id);
    expect(answer?.kind === 'answer').toBe((rows[0]?.score ?? 0) >= least);
  });

  it('is shown in the language of the operator', async ({ market, operator }) => {
    await aBankQuestion(operator, { question: { zh: '陀螺怎么抽', en: 'Spinning tops' } });
    const english = { ...operator, client: market.client(operator.token, 'en') };
    expect((await attempt(english, 'spinning tops')).rows[0]?.title).toBe('Spinning tops');
  });

  it('shows no own things: they are nobody’s to try', async ({ operator }) => {
    const { rows } = await attempt(operator, '我的余额');
    expect(rows.map(({ title }) => title)).not.toContain('我的余额');
  });

  it('of words that nothing has finds nothing', async ({ operator }) =>
    expect((await attempt(operator, '宇航员恐龙化石')).rows).toEqual([]));

  it('notes nothing as missed', async ({ operator }) => {
    await attempt(operator, '只是试一试而已呀');
    const { rows } = await operator.client.call('GET /platform/bank/missed');
    expect(rows.map(({ text }) => text)).not.toContain('只是试一试而已呀');
  });

  it('is for who may read the bank, also without the right to write it', async ({ market }) => {
    const agent = await anOperator(market, 'support');
    expect((await attempt(agent, '发票')).least).toBe(0.5);
  });

  it.for([[''], ['x'.repeat(201)]])('of “%s” is refused', async ([text = ''], { operator }) =>
    expect(await getRefusalKey(attempt(operator, text))).toBe('common.invalid_input'),
  );
});

describe('a draft that is tried', () => {
  it('is found by its wordings, though it is not saved', async ({ market, operator }) => {
    const draft = { question: { zh: '', en: '' }, wordings: { zh: ['皮影戏开演'], en: [] } };
    expect((await attempt(operator, '皮影戏开演', draft)).rows[0]).toMatchObject({
      kind: 'question',
      id: null,
      matched: '皮影戏开演',
    });
    expect(await getAnswer(aVisitor(market, 'draft'), '皮影戏开演')).toMatchObject([{ kind: 'unknown' }]);
  });

  it('stands in the place of what it changes, which is not found any more', async ({ operator }) => {
    const { id } = await aBankQuestion(operator, {
      question: { zh: '旧的木偶问题', en: 'Old puppet' },
      wordings: none,
    });
    const draft = { id, question: { zh: '新的竹编问题', en: 'New bamboo' }, wordings: none };
    expect((await attempt(operator, '木偶', draft)).rows.map((row) => row.id)).not.toContain(id);
    expect((await attempt(operator, '竹编', draft)).rows[0]?.id).toBe(id);
    expect((await attempt(operator, '木偶')).rows[0]?.id).toBe(id);
  });
});

describe('a save of the bank', () => {
  it('is known from the next question on', async ({ market, operator }) => {
    const ask = () => getAnswer(aVisitor(market, 'next-question'), '剪纸窗花怎么贴');
    const held = await market.server.kernel.services.assistantKnowledge.read();
    expect((await ask())[0]?.kind).toBe('unknown');
    await aBankQuestion(operator, { question: { zh: '剪纸窗花怎么贴', en: 'Paper cuts' } });
    expect((await ask())[0]).toMatchObject({ kind: 'answer' });
    expect(await market.server.kernel.services.assistantKnowledge.read()).not.toBe(held);
  });

  it('is held by a node until another: reading again is the same index', async ({ market }) => {
    const { assistantKnowledge } = market.server.kernel.services;
    expect(await assistantKnowledge.read()).toBe(await assistantKnowledge.read());
  });

  it('that was refused changes nothing of what is held', async ({ market, operator }) => {
    const { assistantKnowledge } = market.server.kernel.services;
    const held = await assistantKnowledge.read();
    await aBankQuestion(operator, { answer: { zh: '', en: '' } }).catch(() => null);
    expect(await assistantKnowledge.read()).toBe(held);
  });
});
