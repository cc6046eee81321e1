import { getRefusalKey, type Market, type Person, withCurrentVersion } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('category', ({ operator }) =>
    operator.client.call('POST /platform/help_categories/save', {
      name: both('配送', 'Delivery'),
    }),
  )
  .extend(
    'save',
    ({ market, operator }) =>
      async (input: object) =>
        operator.client.call(
          'POST /platform/help/save',
          await withCurrentVersion(market, 'questions', input as ReturnType<typeof form> & { id?: number }),
        ),
  );

const both = (zh: string, en: string) => ({ zh, en });
const form = (category: { id: number }, question: string, position = 0) => ({
  category_id: category.id,
  question: both(question, `${question} EN`),
  position,
  answer: both('<p>两天内<script>x()</script></p>', '<p>Within two days</p>'),
});
const help = async (market: Market, language: 'zh' | 'en' = 'zh', input: { keyword?: string } = {}) =>
  (await market.client(null, language).call('GET /wanlshop/help/list', input)).rows;
const questionsHere = async (
  market: Market,
  category: { id: number },
  language: 'zh' | 'en' = 'zh',
  input: { keyword?: string } = {},
) => (await help(market, language, input)).find(({ id }) => id === category.id)?.questions ?? [];

describe('help', () => {
  it('is questions by category, in their order, in the reader’s language', async ({
    market,
    category,
    save,
  }) => {
    await save(form(category, '后', 2));
    await save(form(category, '先', 1));
    expect((await questionsHere(market, category, 'en')).map(({ question }) => question)).toEqual([
      '先 EN',
      '后 EN',
    ]);
    expect((await help(market, 'en')).find(({ id }) => id === category.id)?.name).toBe('Delivery');
    expect((await questionsHere(market, category))[0]?.answer).toBe('<p>两天内</p>');
  });

  it('with words is only what holds them, in the question or the answer', async ({
    market,
    category,
    save,
  }) => {
    await save(form(category, '运费'));
    await save({ ...form(category, '退货'), answer: both('联系客服', 'Ask us') });
    expect(
      (await questionsHere(market, category, 'zh', { keyword: '两天' })).map(({ question }) => question),
    ).toEqual(['运费']);
    expect(
      (await questionsHere(market, category, 'en', { keyword: 'ASK' })).map(({ question }) => question),
    ).toEqual(['退货 EN']);
    expect(await help(market, 'zh', { keyword: '火星' })).toEqual([]);
  });

  it('has no category without questions', async ({ market, category }) => {
    expect((await help(market)).map(({ id }) => id)).not.toContain(category.id);
  });
});

describe('a question', () => {
  it('is changed and moved to another category', async ({ market, operator, category, save }) => {
    const { id } = await save(form(category, '多久？'));
    const other = await operator.client.call('POST /platform/help_categories/save', {
      name: both('支付', 'Paying'),
    });
    await save({ ...form(category, '多久到？'), id, category_id: other.id });
    expect(await questionsHere(market, category)).toEqual([]);
    expect((await help(market)).find((row) => row.id === other.id)?.questions).toMatchObject([
      { id, question: '多久到？' },
    ]);
  });

  it('is in no category that is gone, and none itself once it is taken away', async ({
    operator,
    category,
    save,
  }) => {
    expect(await getRefusalKey(save({ ...form(category, '？'), category_id: 999_999 }))).toBe(
      'content.category_gone',
    );
    const { id } = await save(form(category, '多久？'));
    await operator.client.call('POST /platform/help/delete', { id });
    expect(await getRefusalKey(save({ ...form(category, '？'), id }))).toBe('common.not_found');
  });

  it('is found by the operator by category and words', async ({ operator, category, save }) => {
    await save(form(category, '运费多少'));
    await save(form(category, '50%_off'));
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
  const listCategories = async (operator: Person) =>
    (await operator.client.call(`GET /platform/${kind}_categories/list`)).rows;

  it('is added, renamed and put elsewhere, and says how many it holds', async ({ operator }) => {
    const { id, version } = await operator.client.call(call, { name: both('甲', 'A'), position: 5 });
    const saved = await operator.client.call(call, { id, version, name: both('乙', 'B'), position: 0 });
    expect(saved).toEqual({ id, version: 2, name: both('乙', 'B'), position: 0, count: 0 });
    expect(await listCategories(operator)).toContainEqual(saved);
  });

  it('is taken away only when it is empty', async ({ operator }) => {
    const { id } = await operator.client.call(call, { name: both('丙', 'C') });
    await operator.client.call(`POST /platform/${kind}_categories/delete`, { id });
    expect((await listCategories(operator)).map((category) => category.id)).not.toContain(id);
    const again = operator.client.call(`POST /platform/${kind}_categories/delete`, { id });
    expect(await getRefusalKey(again)).toBe('common.not_found');
    const full = (await listCategories(operator)).find(({ count }) => count > 0);
    const removing = operator.client.call(`POST /platform/${kind}_categories/delete`, { id: full?.id ?? 0 });
    expect(await getRefusalKey(removing)).toBe('content.category_in_use');
  });
});
