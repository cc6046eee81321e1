import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sanitizeContent } from '../../catalog/index.ts';
import type { LocalizedText } from '../localized.rules.ts';
import { announceChange } from '../storefront/announce-change.ts';
import { presentEditedArticle, presentEditedRow } from './article.present.ts';
import {
  type ArticleRecord,
  countArticles,
  deleteArticle,
  findArticle,
  findArticleByKey,
  insertArticle,
  listArticleHeads,
  lockArticle,
  updateArticle,
} from './article.queries.ts';

type Input = CallChecked<'POST /platform/articles/save'>;

export async function listEditedArticles(
  ctx: Context,
  { category_id, page, limit, ...filter }: CallChecked<'GET /platform/articles/list'>,
): Promise<CallOut<'GET /platform/articles/list'>> {
  const wanted = { ...filter, categoryId: category_id };
  const counts = await countArticles(ctx.db, wanted);
  const rows = await listArticleHeads(ctx.db, wanted, { offset: (page - 1) * limit, limit });
  const total = counts[filter.state];
  const next = nextPage(page, limit, total);
  return { rows: rows.map(presentEditedRow), total, next, counts };
}

export async function getEditedArticle(ctx: Context, { id }: { id: number }) {
  const article = await findArticle(ctx.db, id);
  if (!article) throw new Refusal('common.not_found');
  return presentEditedArticle(article);
}

/** Adds an article or writes one anew, in both languages, freed of what could do harm. */
export const saveArticle = (ctx: Context, input: Input) =>
  transact(ctx, async (ctx) => {
    const before = input.id === undefined ? null : await lockArticle(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, input.version, { ...before, subject: 'article' }, () =>
        presentEditedArticle(before),
      );
    if (before?.key && before.state === 'published' && input.state === 'draft')
      throw new Refusal('content.article_needed', {}, { field: 'state' });
    const fields = toFields(ctx, input, before);
    const after = await refuseOn(write(ctx, before, fields), {
      articles_category_id_article_categories_id_fk: 'content.category_gone',
    });
    await recordChange(ctx, {
      subject: 'article',
      id: after.id,
      before: before && toAuditRecord(before),
      after: toAuditRecord(after),
    });
    announceChange(ctx, 'articles', after.id);
    return presentEditedArticle(after);
  });

const toFields = (ctx: Context, input: Input, before: ArticleRecord | null) => {
  const now = ctx.clock.now();
  return {
    categoryId: input.category_id,
    title: input.title,
    summary: input.summary,
    image: input.image,
    content: sanitizeText(input.content),
    state: input.state,
    changedAt: now,
    version: (before?.version ?? 0) + 1,
    publishedAt: before?.publishedAt ?? (input.state === 'published' ? now : null),
  };
};

export const sanitizeText = ({ zh, en }: LocalizedText): LocalizedText => ({
  zh: sanitizeContent(zh),
  en: sanitizeContent(en),
});

async function write(
  { db }: Context,
  before: ArticleRecord | null,
  fields: ReturnType<typeof toFields>,
): Promise<ArticleRecord> {
  if (!before) return insertArticle(db, fields);
  await updateArticle(db, before.id, fields);
  return { ...before, ...fields };
}

const toAuditRecord = ({ title, summary, image, content, state, categoryId }: ArticleRecord) => ({
  title,
  summary,
  image,
  content,
  state,
  category_id: categoryId,
});

export const removeArticle = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const article = await lockArticle(ctx.db, id);
    if (!article) throw new Refusal('common.not_found');
    if (article.key) throw new Refusal('content.article_needed');
    await deleteArticle(ctx.db, id);
    await recordChange(ctx, { subject: 'article', id, before: toAuditRecord(article), after: null });
    announceChange(ctx, 'articles', id);
  });

/** Publishes one of the articles the app itself points at. */
export async function writeKeyedArticle(
  ctx: Context,
  key: NonNullable<ArticleRecord['key']>,
  content: LocalizedText,
): Promise<void> {
  const article = await findArticleByKey(ctx.db, key);
  if (!article) throw new Error(`the market has no article ${key}`);
  const { id, title, summary, image, categoryId } = article;
  await saveArticle(ctx, { id, title, summary, image, category_id: categoryId, content, state: 'published' });
}
