/** Owned calls of content. */
import type { CallIn, CallKey } from '@chengji/contract';
import type { Person } from '../builders/people.ts';
import type { Fixture } from './owned-calls.ts';

const both = (zh: string, en: string) => ({ zh, en });

async function aCategory(
  { client }: Person,
  of: 'article' | 'help',
): Promise<{ id: number; version: number }> {
  const { id, version } = await client.call(`POST /platform/${of}_categories/save`, {
    name: both('分类', 'Category'),
  });
  return { id, version };
}

export const articleForm = (category_id: number) => ({
  category_id,
  title: both('秋茶', 'Autumn tea'),
  summary: both('一句话', 'One line'),
  image: '',
  content: both('<p>正文</p>', '<p>Text</p>'),
  state: 'published' as const,
});

/** A published article, in a category of its own. */
export async function anArticle(operator: Person) {
  const category = await aCategory(operator, 'article');
  return operator.client.call('POST /platform/articles/save', articleForm(category.id));
}

const questionForm = (category_id: number) => ({
  category_id,
  question: both('多久发货？', 'When is it shipped?'),
  answer: both('两天内', 'In two days'),
});

async function aQuestion(operator: Person) {
  const category = await aCategory(operator, 'help');
  return operator.client.call('POST /platform/help/save', questionForm(category.id));
}

export const advertForm = {
  place: 'other' as const,
  title: both('上新', 'New'),
  subtitle: both('', ''),
  image: '/files/00/a.webp',
  url: '/pages/index',
};

const anAdvert = ({ client }: Person) => client.call('POST /platform/adverts/save', advertForm);

const popupForm = { title: both('维护', 'Upkeep'), content: both('今晚', 'Tonight'), is_on: true };
const aPopup = ({ client }: Person) => client.call('POST /platform/popups/save', popupForm);

/** A named page with one published version and another that waits for its time. */
async function aPage({ market, platform: { client } }: Fixture) {
  const { id, version } = await client.call('POST /platform/pages/add', { title: both('专题', 'Topic') });
  await client.call('POST /platform/pages/publish', { id, version });
  const at = market.seconds() + 86_400;
  await client.call('POST /platform/pages/publish', { id, version, at });
  return { id, version };
}

const pageOnly = async (fixture: Fixture) => ({ id: (await aPage(fixture)).id });
const getId = async (made: Promise<{ id: number }>) => ({ id: (await made).id });

type OwnedCalls = { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };

export const ownedContentCalls = {
  'GET /wanlshop/page/details': pageOnly,
  'GET /wanlshop/page/shop': async ({ shop }) => ({ shop_id: shop.id }),
  'GET /wanlshop/article/list': async ({ platform }) => ({
    category_id: (await anArticle(platform)).category_id,
  }),
  'GET /wanlshop/article/details': ({ platform }) => getId(anArticle(platform)),
  'GET /wanlshop/article/advert': ({ platform }) => getId(anAdvert(platform)),
  'GET /platform/articles/list': async ({ platform }) => ({
    category_id: (await anArticle(platform)).category_id,
  }),
  'GET /platform/articles/details': ({ platform }) => getId(anArticle(platform)),
  'POST /platform/articles/save': async ({ platform }) => {
    const { id, version, category_id } = await anArticle(platform);
    return { ...articleForm(category_id), id, version };
  },
  'POST /platform/articles/delete': ({ platform }) => getId(anArticle(platform)),
  'POST /platform/article_categories/save': async ({ platform }) => ({
    ...(await aCategory(platform, 'article')),
    name: both('生活', 'Living'),
  }),
  'POST /platform/article_categories/delete': ({ platform }) => getId(aCategory(platform, 'article')),
  'GET /platform/help/list': async ({ platform }) => ({
    category_id: (await aQuestion(platform)).category_id,
  }),
  'POST /platform/help/save': async ({ platform }) => {
    const { id, version, category_id } = await aQuestion(platform);
    return { ...questionForm(category_id), id, version };
  },
  'POST /platform/help/delete': ({ platform }) => getId(aQuestion(platform)),
  'POST /platform/help_categories/save': async ({ platform }) => ({
    ...(await aCategory(platform, 'help')),
    name: both('支付', 'Paying'),
  }),
  'POST /platform/help_categories/delete': ({ platform }) => getId(aCategory(platform, 'help')),
  'POST /platform/adverts/save': async ({ platform }) => ({
    ...advertForm,
    id: (await anAdvert(platform)).id,
    version: 1,
  }),
  'POST /platform/adverts/order': async ({ platform }) => {
    await anAdvert(platform);
    const { rows } = await platform.client.call('GET /platform/adverts/list', { place: 'other' });
    return { place: 'other' as const, ids: rows.map(({ id }) => id).toReversed() };
  },
  'POST /platform/adverts/delete': ({ platform }) => getId(anAdvert(platform)),
  'POST /platform/popups/save': async ({ platform }) => ({
    ...popupForm,
    id: (await aPopup(platform)).id,
    version: 1,
  }),
  'POST /platform/popups/delete': ({ platform }) => getId(aPopup(platform)),
  'GET /platform/pages/details': pageOnly,
  'GET /platform/pages/preview_link': pageOnly,
  'POST /platform/pages/save': async (fixture) => ({
    ...(await aPage(fixture)),
    title: both('专题', 'Topic'),
    blocks: [{ id: 'gap', type: 'spacer' as const, style: {}, params: { height: '8px' } }],
  }),
  'POST /platform/pages/publish': aPage,
  'POST /platform/pages/cancel': pageOnly,
  'GET /platform/pages/versions': pageOnly,
  'GET /platform/pages/version': async (fixture) => ({ ...(await pageOnly(fixture)), number: 1 }),
  'POST /platform/pages/restore': async (fixture) => ({ ...(await aPage(fixture)), number: 1 }),
  'POST /platform/pages/delete': pageOnly,
} satisfies OwnedCalls;
