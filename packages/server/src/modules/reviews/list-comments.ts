import type { CallChecked, CallOut, Language } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findReviewFigures } from '../catalog/index.ts';
import { listReviewRows, type ReviewRecord } from './reviews.queries.ts';

type Page = CallOut<'GET /wanlshop/goods/comments'>;

const defaultOpinion: Record<Language, string> = {
  zh: '此用户没有填写评价。',
  en: 'The buyer didn’t leave a comment.',
};

export const presentComment = (row: ReviewRecord, language: Language): Page['rows'][number] => ({
  id: row.id,
  user: { id: row.isAnonymous ? null : row.shopperId, nickname: row.nickname, avatar: row.avatar },
  score: row.score,
  content: row.content || defaultOpinion[language],
  images: row.images,
  sku: row.sku,
  reply: row.reply,
  createtime: toUnixSeconds(row.createdAt),
});

/** A page of a goods' reviews, the newest first, with the figures of all of them. */
export async function listComments(
  ctx: Context,
  { id, tab, tag, cursor, limit }: CallChecked<'GET /wanlshop/goods/comments'>,
): Promise<Page> {
  const list = tag ? `comments.${tab}.${tag}` : `comments.${tab}`;
  const before = cursor === undefined ? undefined : readCursor(list, 1, cursor)[0];
  const figures = await findReviewFigures(ctx.db, id);
  if (!figures) throw new Refusal('catalog.goods_gone');
  const rows = await listReviewRows(ctx.db, { goodsId: id, tab, tag, before, limit: limit + 1 });
  const page = pageFrom(rows, limit, (last) => writeCursor(list, last.id));
  return { rows: page.rows.map((row) => presentComment(row, ctx.language)), next: page.next, figures };
}
