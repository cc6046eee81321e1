import {
  anOperator,
  getRefusalKey,
  type Market,
  type Person,
  startMarket,
  withCurrentVersion,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let market: Market;
let operator: Person;
let category: { id: number };
beforeAll(async () => {
  market = await startMarket();
  operator = await anOperator(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  category = await operator.client.call('POST /platform/help_categories/save', {
    name: both('配送', 'Delivery'),
  });
});

const both = (zh: string, en: string) => ({ zh, en });
const form = (question: string, position = 0) => ({
  category_id: category.id,
  question: both(question, `${question} EN`),
  position,
  answer: both('<p>两天内<script>x()</script></p>', '<p>Within two days</p>'),
});
const save = async (input: object) =>
  operator.client.call(
    'POST /platform/help/save',
    await withCurrentVersion(market, 'questions', input as ReturnType<typeof form> & { id?: number }),
  );
const help = async (language: 'zh' | 'en' = 'zh', input: { keyword?: string } = {}) =>
  (await market.client(null, language).call('GET /wanlshop/help/list', input)).rows;
const questionsHere = async (language: 'zh' | 'en' = 'zh', input: { keyword?: string } = {}) =>
  (await help(language, input)).find(({ id }) => id === category.id)?.questions ?? [];

describe('help', () => {
  it('is questions by category, in their order, in the reader’s language', async () => {
    await save(form('后', 2));
    await save(form('先', 1));
    expect((await questionsHere('en')).map(({ question }) => question)).toEqual(['先 EN', '后 EN']);
    expect((await help('en')).find(({ id }) => id === category.id)?.name).toBe('Delivery');
    expect((await questionsHere())[0]?.answer).toBe('<p>两天内</p>');
  });

  it('with words is only what holds them, in the question or the answer', async () => {
    await save(form('运费'));
    await save({ ...form('退货'), answer: both('联系客服', 'Ask us') });
    expect((await questionsHere('zh', { keyword: '两天' })).map(({ question }) => question)).toEqual([
      '运费',
    ]);
    expect((await questionsHere('en', { keyword: 'ASK' })).map(({ question }) => question)).toEqual([
      '退货 EN',
    ]);
    expect(await help('zh', { keyword: '火星' })).toEqual([]);
  });

  it('has no category without questions', async () => {
    expect((await help()).map(({ id }) => id)).not.toContain(category.id);
  });
});

describe('a question', () => {
  it('is changed and moved to another category', async () => {
    const { id } = await save(form('多久？'));
    const other = await operator.client.call('POST /platform/help_categories/save', {
      name: both('支付', 'Paying'),
    });
    await save({ ...form('多久到？'), id, category_id: other.id });
    expect(await questionsHere()).toEqual([]);
    expect((await help()).find((row) => row.id === other.id)?.questions).toMatchObject([
      { id, question: '多久到？' },
    ]);
  });

  it('is in no category that is gone, and none itself once it is taken away', async () => {
    expect(await getRefusalKey(save({ ...form('？'), category_id: 999_999 }))).toBe('content.category_gone');
    const { id } = await save(form('多久？'));
    await operator.client.call('POST /platform/help/delete', { id });
    expect(await getRefusalKey(save({ ...form('？'), id }))).toBe('common.not_found');
  });

  it('is found by the operator by category and words', async () => {
    await save(form('运费多少'));
    await save(form('50%_off'));
    const find = async (keyword?: string) => {
      const input = { category_id: category.id, ...(keyword ? { keyword } : {}), limit: 1 };
      return operator.client.call('GET /platform/help/list', input);
    };
    expect(await find()).toMatchObject({ total: 2, next: '2' });
    expect(await find('运费')).toMatchObject({
      total: 1,
      rows: [{ question: { zh: '运费多少' } }],
      next: null,
    });
    expect(await find('%_')).toMatchObject({ total: 1 });
  });
});

describe.each(['help', 'article'] as const)('a category of %s', (kind) => {
  const call = `POST /platform/${kind}_categories/save` as const;
  const listCategories = async () =>
    (await operator.client.call(`GET /platform/${kind}_categories/list`)).rows;

  it('is added, renamed and put elsewhere, and says how many it holds', async () => {
    const { id, version } = await operator.client.call(call, { name: both('甲', 'A'), position: 5 });
    const saved = await operator.client.call(call, { id, version, name: both('乙', 'B'), position: 0 });
    expect(saved).toEqual({ id, version: 2, name: both('乙', 'B'), position: 0, count: 0 });
    expect(await listCategories()).toContainEqual(saved);
  });

  it('is taken away only when it is empty', async () => {
    const { id } = await operator.client.call(call, { name: both('丙', 'C') });
    await operator.client.call(`POST /platform/${kind}_categories/delete`, { id });
    expect((await listCategories()).map((category) => category.id)).not.toContain(id);
    const again = operator.client.call(`POST /platform/${kind}_categories/delete`, { id });
    expect(await getRefusalKey(again)).toBe('common.not_found');
    const full = (await listCategories()).find(({ count }) => count > 0);
    const removing = operator.client.call(`POST /platform/${kind}_categories/delete`, { id: full?.id ?? 0 });
    expect(await getRefusalKey(removing)).toBe('content.category_in_use');
  });
});
