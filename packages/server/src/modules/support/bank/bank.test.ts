import { aBankQuestion, aMessageId, anOperator, aShopper, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const form = (zh: string) => ({
  question: { zh, en: `${zh} EN` },
  wordings: { zh: [], en: [] },
  answer: { zh: '答', en: 'Answer' },
});

describe('a question of the bank', () => {
  it('answers from its saving on, and no more once it is off or gone', async ({ market, operator }) => {
    const person = await aShopper(market);
    const ask = async () => {
      const { rows } = await person.client.call('POST /wanlshop/service/ask', {
        text: '礼物可以写贺卡',
        client_msg_id: aMessageId(),
      });
      return rows.at(-1)?.blocks[0]?.kind;
    };
    expect(await ask()).toBe('unknown');
    const { id, version } = await operator.client.call('POST /platform/bank/save', form('礼物可以写贺卡吗'));
    expect(await ask()).toBe('answer');
    const off = { ...form('礼物可以写贺卡吗'), id, version, is_on: false };
    expect(await operator.client.call('POST /platform/bank/save', off)).toMatchObject({
      is_on: false,
      version: 2,
    });
    expect(await ask()).toBe('unknown');
    await operator.client.call('POST /platform/bank/delete', { id });
    expect(await getRefusalKey(operator.client.call('POST /platform/bank/delete', { id }))).toBe(
      'common.not_found',
    );
    expect(await getRefusalKey(operator.client.call('GET /platform/bank/details', { id }))).toBe(
      'common.not_found',
    );
  });

  it('may leave the answer to a help page, which is then the source', async ({ market, operator }) => {
    const category = await operator.client.call('POST /platform/help_categories/save', {
      name: { zh: '配送', en: 'Delivery' },
    });
    const help = await operator.client.call('POST /platform/help/save', {
      category_id: category.id,
      question: { zh: '大件怎么送', en: 'Big things' },
      answer: { zh: '<p>送货上门</p>', en: '<p>To the door</p>' },
    });
    const none = { zh: '', en: '' };
    const left = { ...form('冰箱谁搬上楼'), answer: none };
    expect(await getRefusalKey(operator.client.call('POST /platform/bank/save', left))).toBe(
      'support.answer_missing',
    );
    const gone = operator.client.call('POST /platform/bank/save', { ...left, help_id: 999_999 });
    expect(await getRefusalKey(gone)).toBe('support.help_gone');
    await operator.client.call('POST /platform/bank/save', { ...left, help_id: help.id });
    const { rows } = await (await aShopper(market)).client.call('POST /wanlshop/service/ask', {
      text: '冰箱谁搬上楼',
      client_msg_id: aMessageId(),
    });
    expect(rows.at(-1)?.blocks[0]).toMatchObject({
      text: '',
      sources: [{ kind: 'help', id: help.id, title: '大件怎么送', quote: '送货上门' }],
    });
  });

  it('is there once, and is not written over what another saved meanwhile', async ({ operator }) => {
    const { question, id, version } = await aBankQuestion(operator);
    const again = operator.client.call('POST /platform/bank/save', { ...form('x'), question });
    expect(await getRefusalKey(again)).toBe('support.question_taken');
    await operator.client.call('POST /platform/bank/save', { ...form('新的'), id, version });
    const late = operator.client.call('POST /platform/bank/save', { ...form('旧的'), id, version });
    expect(await getRefusalKey(late)).toBe('common.edit_conflict');
  });

  it('is found by the operator by any of its words, and changed by who may', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator, { wordings: { zh: ['独一无二的说法'], en: [] } });
    const { rows, total } = await operator.client.call('GET /platform/bank/list', { keyword: '独一无二' });
    expect({ ids: rows.map((row) => row.id), total }).toEqual({ ids: [id], total: 1 });
    const clerk = await anOperator(market, 'finance');
    expect(await getRefusalKey(clerk.client.call('POST /platform/bank/save', form('别人的')))).toBe(
      'common.no_permission',
    );
  });
});

describe('trying the bank', () => {
  it('shows what is found with its score and wording, a draft as well, and counts nothing', async ({
    operator,
  }) => {
    const { id, question } = await aBankQuestion(operator, {
      question: { zh: '怎么养乌龟', en: 'Turtles' },
      wordings: { zh: ['乌龟吃什么'], en: [] },
    });
    const test = (input: object) =>
      operator.client.call('POST /platform/bank/try', { text: '乌龟吃啥', ...input });
    const { rows, least } = await test({});
    expect(rows[0]).toMatchObject({ kind: 'question', id, title: question.zh, matched: '乌龟吃什么' });
    expect(least).toBe(0.5);
    const draft = { question: { zh: '乌龟吃啥', en: '' }, wordings: { zh: [], en: [] } };
    expect((await test({ draft })).rows[0]).toMatchObject({ id: null, title: '乌龟吃啥' });
    expect((await test({ draft: { ...draft, id } })).rows[0]).toMatchObject({ id, title: '乌龟吃啥' });
    expect((await operator.client.call('GET /platform/bank/details', { id })).asked).toBe(0);
  });
});

describe('the least score', () => {
  it('is the operator’s: below it nothing is answered', async ({ market, operator }) => {
    const { question } = await aBankQuestion(operator, { question: { zh: '仙人掌多久浇水', en: 'Cactus' } });
    const person = await aShopper(market);
    const ask = async () => {
      const text = `${question.zh}火星`;
      const said = await person.client.call('POST /wanlshop/service/ask', {
        text,
        client_msg_id: aMessageId(),
      });
      return said.rows.at(-1)?.blocks[0]?.kind;
    };
    const { settings } = market.server.kernel.services;
    expect(await ask()).toBe('answer');
    await settings.save(market.context(), 'support.least_score', 95);
    expect(await ask()).toBe('unknown');
    await settings.save(market.context(), 'support.least_score', 50);
  });
});

describe('what was not found', () => {
  it('is counted over all who asked, and becomes a question in one step', async ({ market, operator }) => {
    const ask = async (text: string) =>
      (await aShopper(market)).client.call('POST /wanlshop/service/ask', {
        text,
        client_msg_id: aMessageId(),
      });
    for (const text of ['能寄到月球吗', '能寄到月球吗？', '能寄到 月球吗']) await ask(text);
    const missed = () => operator.client.call('GET /platform/bank/missed');
    const row = (await missed()).rows.find(({ text }) => text === '能寄到月球吗');
    expect(row).toMatchObject({ times: 3, language: 'zh' });
    const saving = { ...form('能寄到月球吗'), missed_id: row?.id ?? 0 };
    await operator.client.call('POST /platform/bank/save', saving);
    expect((await missed()).rows.map(({ id }) => id)).not.toContain(row?.id);
    const unknown = { ...form('别的问题'), missed_id: 999_999 };
    expect(await getRefusalKey(operator.client.call('POST /platform/bank/save', unknown))).toBe(
      'common.not_found',
    );
  });

  it('is dismissed, and stays so', async ({ market, operator }) => {
    const ask = async () =>
      (await aShopper(market)).client.call('POST /wanlshop/service/ask', {
        text: '讲个笑话',
        client_msg_id: aMessageId(),
      });
    await ask();
    const find = async () =>
      (await operator.client.call('GET /platform/bank/missed')).rows.find(({ text }) => text === '讲个笑话');
    const id = (await find())?.id ?? 0;
    await operator.client.call('POST /platform/bank/dismiss', { id });
    await ask();
    expect(await find()).toBeUndefined();
    expect(await getRefusalKey(operator.client.call('POST /platform/bank/dismiss', { id: 999_999 }))).toBe(
      'common.not_found',
    );
  });
});
