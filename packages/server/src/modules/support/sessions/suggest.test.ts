import { aBankQuestion, aVisitor, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const suggest = async (market: Market, input: object = {}, language: 'zh' | 'en' = 'zh') =>
  (await market.client(null, language).call('GET /wanlshop/service/suggest', input)).rows;
const clear = async ({ client }: Person) => {
  const { rows } = await client.call('GET /platform/bank/list', { limit: 100 });
  for (const { id } of rows) await client.call('POST /platform/bank/delete', { id });
};
it.beforeEach(({ operator }) => clear(operator));

describe('the questions suggested', () => {
  it('are three at a time, and all after some turns, then again the first', async ({ market, operator }) => {
    const made: number[] = [];
    for (let number = 0; number < 7; number += 1) made.push((await aBankQuestion(operator)).id);
    const turns = [];
    for (const turn of [0, 1, 2, 3]) turns.push((await suggest(market, { turn })).map(({ id }) => id));
    expect(turns.map((turn) => turn.length)).toEqual([3, 3, 1, 3]);
    expect(
      turns
        .slice(0, 3)
        .flat()
        .toSorted((left, right) => left - right),
    ).toEqual(made);
    expect(turns[3]).toEqual(turns[0]);
  });

  it('are those most asked first', async ({ market, operator }) => {
    await aBankQuestion(operator);
    const { id } = await aBankQuestion(operator);
    const visitor = aVisitor(market, 'popular');
    await visitor.client.call('POST /wanlshop/service/ask', { question_id: id, client_msg_id: 'popular-1' });
    expect((await suggest(market))[0]?.id).toBe(id);
  });

  it('are none in an empty bank, in any turn', async ({ market }) => {
    expect(await suggest(market)).toEqual([]);
    expect(await suggest(market, { turn: 9 })).toEqual([]);
  });

  it('are in the language of who reads them', async ({ market, operator }) => {
    const { question } = await aBankQuestion(operator);
    expect((await suggest(market))[0]?.question).toBe(question.zh);
    expect((await suggest(market, {}, 'en'))[0]?.question).toBe(question.en);
    expect((await suggest(market, { text: 'tax receipt' }, 'en'))[0]?.question).toBe(question.en);
  });

  it('are those that fit what is typed, five at most, mistyped too', async ({ market, operator }) => {
    for (const part of ['一', '二', '三', '四', '五', '六'])
      await aBankQuestion(operator, { question: { zh: `发票抬头${part}`, en: `Invoice title ${part}` } });
    expect(await suggest(market, { text: '发票抬头' })).toHaveLength(5);
    expect((await suggest(market, { text: 'fapiao' })).length).toBeGreaterThan(0);
    expect(await suggest(market, { text: '恐龙化石' })).toEqual([]);
  });

  it('are none that is off', async ({ market, operator }) => {
    await aBankQuestion(operator, { is_on: false });
    expect(await suggest(market)).toEqual([]);
    expect(await suggest(market, { text: '报销要发票' })).toEqual([]);
  });

  it('are none whose help page is gone: nothing would answer them', async ({ market, operator }) => {
    const { client } = operator;
    const category = await client.call('POST /platform/help_categories/save', {
      name: { zh: '配送', en: 'Delivery' },
    });
    const help = await client.call('POST /platform/help/save', {
      category_id: category.id,
      question: { zh: '大件怎么送', en: 'Big things' },
      answer: { zh: '<p>上门</p>', en: '<p>To the door</p>' },
    });
    const { id } = await aBankQuestion(operator, { answer: { zh: '', en: '' }, help_id: help.id });
    expect((await suggest(market)).map((row) => row.id)).toEqual([id]);
    await client.call('POST /platform/help/delete', { id: help.id });
    expect(await suggest(market)).toEqual([]);
  });

  it.for([{ text: 'x'.repeat(201) }, { turn: -1 }, { turn: 1_001 }])(
    '%j is refused',
    async (input, { market }) =>
      expect(await getRefusalKey(suggest(market, input))).toBe('common.invalid_input'),
  );
});

describe('a question an answer names', () => {
  const read = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
    market.client(null, language).call('GET /wanlshop/service/question', { id });

  it('is read as it stands now, in one’s own language', async ({ market, operator }) => {
    const saved = await aBankQuestion(operator);
    const { id, version, question, wordings } = saved;
    const answer = { zh: '新的答案', en: 'A new answer' };
    await operator.client.call('POST /platform/bank/save', { id, version, question, wordings, answer });
    expect(await read(market, id)).toMatchObject({ id, question: question.zh, answer: '新的答案' });
    expect(await read(market, id, 'en')).toMatchObject({ question: question.en, answer: 'A new answer' });
  });

  it('is not there once it is deleted', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator);
    await operator.client.call('POST /platform/bank/delete', { id });
    expect(await getRefusalKey(read(market, id))).toBe('common.not_found');
  });
});
