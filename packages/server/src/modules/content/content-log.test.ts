/** What the operator changes about articles, help, adverts, pop-ups and hot words is logged, from what to what. */
import { advertForm, anArticle, articleForm, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const both = (zh: string, en: string) => ({ zh, en });

/** The newest lines about a subject, the newest first. */
async function logged(market: Market, subject: string, limit: number) {
  const { rows } = await market
    .context()
    .db.execute(
      `select before, after from audit_log where subject = '${subject}' order by id desc limit ${limit}`,
    );
  return rows;
}

describe('the log of content changes has', () => {
  it('an article, by the fields that were changed', async ({ market, operator }) => {
    const { id, version, category_id } = await anArticle(operator);
    await operator.client.call('POST /platform/articles/save', {
      ...articleForm(category_id),
      id,
      version,
      title: both('冬茶', 'Winter tea'),
    });
    await operator.client.call('POST /platform/articles/delete', { id });
    expect(await logged(market, 'article', 2)).toEqual([
      { before: expect.objectContaining({ title: both('冬茶', 'Winter tea') }), after: null },
      { before: { title: both('秋茶', 'Autumn tea') }, after: { title: both('冬茶', 'Winter tea') } },
    ]);
  });

  it('a category and a question of help', async ({ market, operator }) => {
    const { client } = operator;
    const category = await client.call('POST /platform/help_categories/save', {
      name: both('配送', 'Delivery'),
    });
    await client.call('POST /platform/help_categories/save', {
      id: category.id,
      version: category.version,
      name: both('配送', 'Delivery'),
      position: 4,
    });
    expect(await logged(market, 'help_category', 2)).toEqual([
      { before: { position: 0 }, after: { position: 4 } },
      { before: null, after: { name: both('配送', 'Delivery'), position: 0 } },
    ]);
    const form = {
      category_id: category.id,
      question: both('多久？', 'When?'),
      answer: both('两天', 'Two days'),
    };
    const { id, version } = await client.call('POST /platform/help/save', form);
    await client.call('POST /platform/help/save', {
      ...form,
      id,
      version,
      answer: both('三天', 'Three days'),
    });
    await client.call('POST /platform/help/delete', { id });
    expect(await logged(market, 'question', 3)).toEqual([
      { before: expect.objectContaining({ id }), after: null },
      { before: { answer: both('两天', 'Two days') }, after: { answer: both('三天', 'Three days') } },
      { before: null, after: expect.objectContaining({ id }) },
    ]);
  });

  it('an advert, and the order of those beside it', async ({ market, operator }) => {
    const { client } = operator;
    const [one, two] = [
      await client.call('POST /platform/adverts/save', advertForm),
      await client.call('POST /platform/adverts/save', advertForm),
    ];
    const ids = [two.id, one.id];
    await client.call('POST /platform/adverts/order', { place: 'other', ids });
    expect(await logged(market, 'adverts', 1)).toEqual([
      { before: { order: [one.id, two.id] }, after: { order: ids } },
    ]);
    await client.call('POST /platform/adverts/delete', { id: one.id });
    expect(await logged(market, 'advert', 1)).toEqual([
      { before: expect.objectContaining({ id: one.id }), after: null },
    ]);
  });

  it('a pop-up that is switched off, and the hot words as a whole', async ({ market, operator }) => {
    const { client } = operator;
    const form = { title: both('维护', 'Upkeep'), content: both('今晚', 'Tonight'), is_on: true };
    const { id, version } = await client.call('POST /platform/popups/save', form);
    await client.call('POST /platform/popups/save', { ...form, id, version, is_on: false });
    expect(await logged(market, 'popup', 1)).toEqual([
      { before: { is_on: true, state: 'shown' }, after: { is_on: false, state: 'off' } },
    ]);
    const rows = [{ word: both('茶', 'tea'), hot: false }];
    await client.call('POST /platform/hot_words/save', { version: 0, rows });
    expect(await logged(market, 'hot_words', 1)).toEqual([{ before: { rows: [] }, after: { rows } }]);
  });

  it('nothing when what is saved is what was there', async ({ market, operator }) => {
    const { id, version, category_id } = await anArticle(operator);
    const before = await logged(market, 'article', 50);
    await operator.client.call('POST /platform/articles/save', { ...articleForm(category_id), id, version });
    expect(await logged(market, 'article', 50)).toEqual(before);
  });
});
