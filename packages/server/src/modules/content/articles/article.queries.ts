import type { ArticleKey } from '@chengji/contract/content/article-values';
import { and, count, desc, eq, exists, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { articleCategories, articles } from './article.tables.ts';

export type ArticleRecord = typeof articles.$inferSelect;
export type ArticleHead = Omit<ArticleRecord, 'content'>;

const { id, version, key, categoryId, title, summary, image, state, views, publishedAt, changedAt } =
  articles;
const head = { id, version, key, categoryId, title, summary, image, state, views, publishedAt, changedAt };

/** What lists show: the articles the app itself points at are read where it does so. */
const isListed = and(eq(articles.state, 'published'), isNull(articles.key));

export type ArticlesAfter = { publishedAt: Date; id: number };

export const listPublishedArticles = (
  db: Db,
  filter: { categoryId?: number | undefined; after?: ArticlesAfter | undefined; limit: number },
): Promise<ArticleHead[]> =>
  db
    .select(head)
    .from(articles)
    .where(
      and(
        isListed,
        filter.categoryId === undefined ? undefined : eq(articles.categoryId, filter.categoryId),
        filter.after &&
          or(
            lt(articles.publishedAt, filter.after.publishedAt),
            and(eq(articles.publishedAt, filter.after.publishedAt), lt(articles.id, filter.after.id)),
          ),
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(filter.limit);

/** With their text, the newest first; those the app itself points at as well. */
export const listReadableArticles = (db: Db) =>
  db
    .select({ id, title, content: articles.content })
    .from(articles)
    .where(eq(articles.state, 'published'))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(1_000);

export async function findPublishedArticle(
  db: Db,
  by: { id: number } | { key: ArticleKey },
): Promise<ArticleRecord | null> {
  const isIt = 'id' in by ? eq(articles.id, by.id) : eq(articles.key, by.key);
  const [row] = await db
    .select()
    .from(articles)
    .where(and(isIt, eq(articles.state, 'published')));
  return row ?? null;
}

export const listReadCategories = (db: Db) =>
  db
    .select()
    .from(articleCategories)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(articles)
          .where(and(isListed, eq(articles.categoryId, articleCategories.id))),
      ),
    )
    .orderBy(articleCategories.position, articleCategories.id);

/** Adds what was counted since it was stored last. */
export async function addArticleViews(db: Db, counted: readonly (readonly [id: number, times: number])[]) {
  const ids = counted.map(([id]) => id);
  const times = counted.map(([, times]) => times);
  await db.execute(sql`
    update ${articles} set views = views + counted.times
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(times)}::int[]) as counted(id, times)
    where ${articles.id} = counted.id`);
}

export type ArticleFilter = {
  categoryId?: number | undefined;
  keyword?: string | undefined;
  state: 'all' | 'draft' | 'published';
  sort: 'new' | 'views';
};

const within = ({ categoryId, keyword }: ArticleFilter): SQL | undefined =>
  and(
    categoryId === undefined ? undefined : eq(articles.categoryId, categoryId),
    keyword ? sql`${articles.title}::text ilike ${toPattern(keyword)}` : undefined,
  );

export const listArticleHeads = (
  db: Db,
  filter: ArticleFilter,
  page: { offset: number; limit: number },
): Promise<ArticleHead[]> =>
  db
    .select(head)
    .from(articles)
    .where(and(within(filter), filter.state === 'all' ? undefined : eq(articles.state, filter.state)))
    .orderBy(filter.sort === 'views' ? desc(articles.views) : desc(articles.changedAt), desc(articles.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countArticles(db: Db, filter: ArticleFilter) {
  const rows = await db
    .select({ state: articles.state, number: count() })
    .from(articles)
    .where(within(filter))
    .groupBy(articles.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.number ?? 0;
  return { all: of('draft') + of('published'), draft: of('draft'), published: of('published') };
}

export async function findArticle(db: Db, id: number): Promise<ArticleRecord | null> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row ?? null;
}

export async function findArticleByKey(db: Db, key: ArticleKey): Promise<ArticleRecord | null> {
  const [row] = await db.select().from(articles).where(eq(articles.key, key));
  return row ?? null;
}

/** Whether each article the app itself points at has words that shoppers can read. */
export async function areKeyedArticlesWritten(db: Db): Promise<boolean> {
  const isBlank = or(eq(articles.state, 'draft'), sql`${articles.content} ->> 'zh' = ''`);
  return (await db.$count(articles, and(isNotNull(articles.key), isBlank))) === 0;
}

export async function lockArticle(db: Db, id: number): Promise<ArticleRecord | null> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id)).for('update');
  return row ?? null;
}

export async function insertArticle(db: Db, row: typeof articles.$inferInsert): Promise<ArticleRecord> {
  const [inserted] = await db.insert(articles).values(row).returning();
  if (!inserted) throw new Error('the article was not stored');
  return inserted;
}

export async function updateArticle(db: Db, id: number, fields: Partial<ArticleRecord>): Promise<void> {
  await db.update(articles).set(fields).where(eq(articles.id, id));
}

export async function deleteArticle(db: Db, id: number): Promise<void> {
  await db.delete(articles).where(eq(articles.id, id));
}
