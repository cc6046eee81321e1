import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentAdvert } from '../adverts/advert.present.ts';
import { isShown } from '../adverts/advert.rules.ts';
import { presentArticleRow } from './article.present.ts';
import {
  type ArticleHead,
  type ArticlesAfter,
  findPublishedArticle,
  listPublishedArticles,
  listReadCategories,
} from './article.queries.ts';

export const listArticleCategories = async (
  ctx: Context,
): Promise<CallOut<'GET /wanlshop/article/categories'>> => ({
  rows: (await listReadCategories(ctx.db)).map(({ id, name }) => ({ id, name: name[ctx.language] })),
});

export async function listArticles(
  ctx: Context,
  { category_id, cursor, limit }: CallChecked<'GET /wanlshop/article/list'>,
): Promise<CallOut<'GET /wanlshop/article/list'>> {
  const filter = { categoryId: category_id, after: parseAfter(cursor), limit: limit + 1 };
  const { rows, next } = pageFrom(await listPublishedArticles(ctx.db, filter), limit, toCursor);
  return { rows: rows.map((row) => presentArticleRow(row, ctx.language)), next };
}

const cursorName = 'articles';
const toCursor = ({ publishedAt, id }: ArticleHead) =>
  writeCursor(cursorName, publishedAt?.getTime() ?? 0, id);

function parseAfter(cursor: string | undefined): ArticlesAfter | undefined {
  if (cursor === undefined) return undefined;
  const [atMs = 0, id = 0] = readCursor(cursorName, 2, cursor);
  const publishedAt = new Date(atMs);
  if (Number.isNaN(publishedAt.getTime())) throw new Refusal('common.bad_cursor', {}, { field: 'cursor' });
  return { publishedAt, id };
}

/** A published article; that it was read is counted aside. */
export async function getArticle(
  ctx: Context,
  { id, key }: CallChecked<'GET /wanlshop/article/details'>,
): Promise<CallOut<'GET /wanlshop/article/details'>> {
  const by = key === undefined ? { id: id ?? 0 } : { key };
  const article = await findPublishedArticle(ctx.db, by);
  if (!article) throw new Refusal('common.not_found');
  ctx.services.articleViews.count(article.id);
  return { ...presentArticleRow(article, ctx.language), content: article.content[ctx.language] };
}

/** An advert's own page, while it is on show. */
export async function getAdvert(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/article/advert'>> {
  const { adverts } = await ctx.services.storefrontCache.read();
  const advert = adverts.find((one) => one.id === id && isShown(one, ctx.clock.now()));
  if (!advert) throw new Refusal('common.not_found');
  return presentAdvert(advert, ctx.language);
}
