import type { CallIn } from '@chengji/contract';
import { aBankQuestion, anOperator, aVisitor, getAnswer, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Form = CallIn<'POST /platform/bank/save'>;
let made = 0;
const aForm = (traits: Partial<Form> = {}): Form => {
  made += 1;
  return {
    question: { zh: `编辑题 ${made}`, en: `Edited question ${made}` },
    wordings: { zh: [], en: [] },
    answer: { zh: '答', en: 'Answer' },
    ...traits,
  };
};
const save = ({ client }: Person, traits: Partial<Form> = {}) =>
  client.call('POST /platform/bank/save', aForm(traits));
const list = ({ client }: Person, input: object = {}) => client.call('GET /platform/bank/list', input);

describe('a question of the bank that is edited', () => {
  it('names who changed it last, and counts its versions', async ({ market, operator }) => {
    const first = await save(operator);
    const colleague = await anOperator(market, 'support');
    const second = await save(colleague, { id: first.id, version: first.version });
    expect(second).toMatchObject({ id: first.id, version: 2 });
    expect(second.changed_by).not.toBe(first.changed_by);
    expect(await operator.client.call('GET /platform/bank/details', { id: first.id })).toEqual(second);
  });

  it('by two at once is one’s, and the other sees what stands there', async ({ market, operator }) => {
    const { id, version } = await save(operator);
    const colleague = await anOperator(market, 'support');
    const saved = await Promise.allSettled([
      save(operator, { id, version }),
      save(colleague, { id, version }),
    ]);
    const [lost] = saved.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
    const [won] = saved.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    expect(lost).toMatchObject({ key: 'common.edit_conflict' });
    expect(await operator.client.call('GET /platform/bank/details', { id })).toEqual(won);
  });

  it('begun twice at once is there once', async ({ operator }) => {
    const form = aForm();
    const saved = await Promise.allSettled([save(operator, form), save(operator, form)]);
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { key: 'support.question_taken' },
    });
  });

  it('does not take the words of another, and keeps what it was', async ({ operator }) => {
    const [one, two] = [await save(operator), await save(operator)];
    const taken = save(operator, { id: two.id, version: two.version, question: one.question });
    expect(await getRefusalKey(taken)).toBe('support.question_taken');
    expect(await operator.client.call('GET /platform/bank/details', { id: two.id })).toEqual(two);
  });

  it('keeps what was counted of it', async ({ market, operator }) => {
    const { id, version, question } = await aBankQuestion(operator);
    const visitor = aVisitor(market, 'counted');
    await visitor.client.call('POST /wanlshop/service/ask', { question_id: id, client_msg_id: 'counted-1' });
    expect(await save(operator, { id, version, question })).toMatchObject({ asked: 1, version: 2 });
  });

  it('has each of its wordings once', async ({ operator }) => {
    const wordings = { zh: ['怎么退', '怎么退', '退一下'], en: ['give back', 'give back'] };
    expect((await save(operator, { wordings })).wordings).toEqual({
      zh: ['怎么退', '退一下'],
      en: ['give back'],
    });
  });

  it('is found by a wording in either language at once', async ({ market, operator }) => {
    const { question } = await save(operator, {
      question: { zh: '鹦鹉会说话吗', en: 'Do parrots talk' },
      wordings: { zh: ['八哥学舌'], en: ['speaking macaw'] },
    });
    const titles = async (language: 'zh' | 'en', text: string) =>
      (await getAnswer(aVisitor(market, `wording-${language}`, language), text)).flatMap((block) =>
        block.kind === 'answer' ? block.sources.map(({ title }) => title) : [],
      );
    expect(await titles('zh', '八哥学舌')).toEqual([question.zh]);
    expect(await titles('en', 'speaking macaw')).toEqual([question.en]);
  });

  it.for<[string, object]>([
    ['without its question', { question: { zh: '', en: 'x' } }],
    ['too long', { question: { zh: 'x'.repeat(121), en: 'x' } }],
    ['with an empty wording', { wordings: { zh: [''], en: [] } }],
    [
      'with too many wordings',
      { wordings: { zh: Array.from({ length: 31 }, (_, at) => `说法${at}`), en: [] } },
    ],
    ['with too long an answer', { answer: { zh: 'x'.repeat(2_001), en: 'x' } }],
    ['without the version it was read at', { id: 1 }],
  ])('%s is refused', async ([, traits], { operator }) => {
    await expect(save(operator, traits)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('with an answer in one language alone is refused', async ({ operator }) => {
    for (const answer of [
      { zh: '答', en: '' },
      { zh: '', en: 'Answer' },
      { zh: '', en: '' },
    ])
      await expect(save(operator, { answer })).rejects.toMatchObject({
        key: 'support.answer_missing',
        field: 'answer',
      });
  });

  it('that is none is not there', async ({ operator }) => {
    expect(await getRefusalKey(save(operator, { id: 999_999, version: 1 }))).toBe('common.not_found');
  });

  it('leaves a trace of what it was and is', async ({ operator }) => {
    const { id, version } = await save(operator);
    await save(operator, { id, version, is_on: false });
    await operator.client.call('POST /platform/bank/delete', { id });
    const { rows } = await operator.client.call('GET /platform/audit/list', { subject: 'bank_question' });
    const traces = rows.filter(({ subject_id }) => subject_id === String(id));
    expect(traces.map(({ call }) => call.split('/').at(-1))).toEqual(['delete', 'save', 'save']);
  });
});

describe('the list of the bank', () => {
  it('has those most asked first, and a tab for those that are off', async ({ market, operator }) => {
    const off = await save(operator, { is_on: false });
    const asked = await aBankQuestion(operator);
    for (const name of ['listed-1', 'listed-2'])
      await aVisitor(market, name).client.call('POST /wanlshop/service/ask', {
        question_id: asked.id,
        client_msg_id: name,
      });
    const all = await list(operator, { limit: 100 });
    expect(all.rows[0]?.id).toBe(asked.id);
    expect(all.total).toBe(all.counts.all);
    const { rows, total, counts } = await list(operator, { tab: 'off' });
    expect(rows.map(({ id }) => id)).toContain(off.id);
    expect(rows.every(({ is_on }) => !is_on)).toBe(true);
    expect(total).toBe(counts.off);
  });

  it('is searched in questions, wordings and answers of both languages', async ({ operator }) => {
    const { id } = await save(operator, {
      question: { zh: '独门问题', en: 'Singular query' },
      wordings: { zh: ['别样说法'], en: ['odd phrasing'] },
      answer: { zh: '少见答案', en: 'Rare reply' },
    });
    for (const keyword of ['独门', 'singular', '别样', 'PHRASING', '少见', 'rare reply'])
      expect((await list(operator, { keyword })).rows.map((row) => row.id)).toEqual([id]);
    expect(await list(operator, { keyword: '没有这几个字' })).toMatchObject({
      rows: [],
      counts: { all: 0, weak: 0, off: 0 },
    });
  });

  it('is read page by page', async ({ operator }) => {
    for (let number = 0; number < 3; number += 1) await save(operator);
    const first = await list(operator, { limit: 2 });
    const second = await list(operator, { limit: 2, page: 2 });
    expect(first.next).toBe('2');
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('who holds no right to the bank', () => {
  it('reads and changes nothing of it', async ({ market, operator, shop, shopper }) => {
    const { id } = await save(operator);
    const clerk = await anOperator(market, 'finance');
    const listCalls = (person: Person) => [
      () => list(person),
      () => save(person),
      () => person.client.call('GET /platform/bank/details', { id }),
      () => person.client.call('POST /platform/bank/delete', { id }),
      () => person.client.call('POST /platform/bank/try', { text: '发票' }),
      () => person.client.call('GET /platform/bank/missed'),
      () => person.client.call('POST /platform/bank/dismiss', { id: 1 }),
    ];
    for (const call of listCalls(clerk)) expect(await getRefusalKey(call())).toBe('common.no_permission');
    for (const stranger of [shop.seller, shopper])
      for (const call of listCalls(stranger))
        expect(await getRefusalKey(call())).toBe('common.login_required');
    expect((await operator.client.call('GET /platform/bank/details', { id })).version).toBe(1);
  });
});
