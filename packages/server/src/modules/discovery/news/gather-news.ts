/** Likes, comments and new fans are gathered for some minutes and told as one notice; each is told once. */
import type { Context } from '../../../kernel/context.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import type { NewsKind } from '../activity.tables.ts';
import { deleteUntold, insertGathered, insertItem } from './news.queries.ts';

const gatherMinutes = 10;

export type NewsItem = {
  kind: NewsKind;
  /** Whom it is told to: the author, or who is answered. */
  authorKey: number;
  /** Zero of fans. */
  postId: number;
  /** Who liked or follows, or the comment. */
  subjectId: number;
  /** Who did it. */
  shopperId: number;
};

/** What one does about one's own is no news. */
export async function gatherNews({ db, clock }: Context, item: NewsItem): Promise<void> {
  if (item.authorKey === item.shopperId) return;
  if (!(await insertItem(db, item))) return;
  const { kind, authorKey, postId } = item;
  const tellDueAt = minutesAfter(clock.now(), gatherMinutes);
  await insertGathered(db, { kind, authorKey, postId, tellDueAt });
}

/** Taken back before it was told, it is told no more. */
export const forgetNews = (
  { db }: Context,
  { kind, postId, subjectId, authorKey }: Omit<NewsItem, 'shopperId' | 'authorKey'> & { authorKey?: number },
): Promise<void> => deleteUntold(db, { kind, postId, subjectId, authorKey });
