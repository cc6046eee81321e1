import type { ArticleRow, CallOut, Language } from '@chengji/contract';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import type { ArticleHead, ArticleRecord } from './article.queries.ts';

export const presentArticleRow = (row: ArticleHead, language: Language): ArticleRow => ({
  id: row.id,
  category_id: row.categoryId,
  title: row.title[language],
  summary: row.summary[language],
  image: row.image,
  views: row.views,
  published_at: toUnixSecondsOrNull(row.publishedAt) ?? 0,
});

type EditedRow = CallOut<'GET /platform/articles/list'>['rows'][number];

export const presentEditedRow = (row: ArticleHead): EditedRow => ({
  id: row.id,
  version: row.version,
  key: row.key,
  category_id: row.categoryId,
  title: row.title,
  summary: row.summary,
  image: row.image,
  state: row.state,
  views: row.views,
  published_at: toUnixSecondsOrNull(row.publishedAt),
  changed_at: toUnixSeconds(row.changedAt),
});

export const presentEditedArticle = (row: ArticleRecord): CallOut<'GET /platform/articles/details'> => ({
  ...presentEditedRow(row),
  content: row.content,
});
