import type { CallChecked, CallOut, FeedReason, PostRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { readLongCursor, writeCursor } from '../../../kernel/cursor.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { listTopCategories, listTopCategoryIds } from '../../catalog/index.ts';
import { listFollowedKeys } from '../people/follow-keys.ts';
import { getReader, presentRows } from '../posts/present-posts.ts';
import { inOrder, listByIds, listNear, listRanked, mostRead, type PostRecord } from './feed.queries.ts';
import { findRound, listWeights, toRankColumn, type Weights } from './rounds.queries.ts';
import { mostWaiting, spreadAuthors } from './spread.rules.ts';

type Input = CallChecked<'GET /wanlshop/find/list'>;
type Page = CallOut<'GET /wanlshop/find/list'>;

/** Where one scrolls: by which ranks and weights, after which post, whom one saw last, and what was put off. */
type Place = {
  round: number;
  weightsId: number;
  after: [rank: number, id: number] | undefined;
  recent: number[];
  waiting: number[];
};

const fixedParts = 5;

/**
 * By rank and nearness, with an author at most twice in ten. A scroll goes on by the ranks and weights it began with;
 * after two rounds its ranks are gone, and it goes on from its place by those of now.
 */
export async function listRecommended(ctx: Context, input: Input): Promise<Page> {
  const { limit, category_id, type } = input;
  const list = `posts.${category_id ?? type ?? 'recommended'}`;
  const reader = getReader(ctx);
  const round = await findRound(ctx.db);
  const kept = reader === null || category_id || type ? [] : await listWeights(ctx.db, reader);
  const began = input.cursor === undefined ? null : readPlace(list, input.cursor);
  const place = began ?? { round, weightsId: kept[0]?.id ?? 0, after: undefined, recent: [], waiting: [] };
  if (place.round < round - 1 || place.round > round) place.round = round;
  const weights = kept.find(({ id }) => id === place.weightsId);
  const asked = Math.min(mostRead, limit + mostWaiting + 1);
  const candidates = await readCandidates(ctx, { input, reader, place, weights, asked });
  const waiting = inOrder(place.waiting, await listByIds(ctx.db, place.waiting));
  const isEnd = candidates.length < asked;
  const spread = spreadAuthors({ recent: place.recent, waiting }, candidates, { limit, isEnd });
  const last = candidates[spread.taken - 1];
  const isOver = isEnd && spread.taken === candidates.length && spread.waiting.length === 0;
  const rows = await presentRows(ctx, spread.rows, await findReasons(ctx, spread.rows, { reader, weights }));
  return {
    rows,
    next: isOver
      ? null
      : writePlace(list, {
          ...place,
          after: last ? [last.rank, last.id] : place.after,
          recent: [...spread.recent],
          waiting: spread.waiting.map(({ id }) => id),
        }),
  };
}

const writePlace = (list: string, { round, weightsId, after, recent, waiting }: Place): string =>
  writeCursor(list, round, weightsId, ...(after ?? [0, 0]), recent.length, ...recent, ...waiting);

function readPlace(list: string, cursor: string): Place {
  const parts = readLongCursor(list, { least: fixedParts, most: fixedParts + 9 + mostWaiting }, cursor);
  const [round = 0, weightsId = 0, rank = 0, id = 0, recent = 0, ...keys] = parts;
  return {
    round,
    weightsId,
    after: id === 0 ? undefined : [rank, id],
    recent: keys.slice(0, recent),
    waiting: keys.slice(recent),
  };
}

type Reading = {
  input: Input;
  reader: number | null;
  place: Place;
  weights: Weights | undefined;
  asked: number;
};

async function readCandidates(
  { db }: Context,
  { input: { category_id, type }, reader, place, weights, asked }: Reading,
): Promise<PostRecord[]> {
  const rank = toRankColumn(place.round);
  const page = { rank, after: place.after, shopperId: reader, limit: asked };
  if (category_id !== undefined) return listRanked(db, { ...page, scope: 'category', scopeId: category_id });
  if (type !== undefined) return listRanked(db, { ...page, scope: 'type', scopeId: type });
  if (!weights || weights.weights.length === 0) return listRanked(db, { ...page, scope: 'all' });
  const categoryIds = await listTopCategoryIds(db);
  const byCategory = new Map(weights.weights.map(({ categoryId, seconds }) => [categoryId, seconds]));
  const seconds = categoryIds.map((id) => byCategory.get(id) ?? 0);
  return listNear(db, { ...page, categoryIds, seconds });
}

/** So many likes and comments are what a post is shown for. */
const popularFrom = 20;

/** Why each is recommended: whom one follows, then what one did, then what others think of it. */
async function findReasons(
  ctx: Context,
  posts: readonly PostRecord[],
  { reader, weights }: Pick<Reading, 'reader' | 'weights'>,
): Promise<Map<number, PostRow['reason']>> {
  const { db, language } = ctx;
  const followed =
    reader === null
      ? new Set<number>()
      : await listFollowedKeys(
          ctx,
          reader,
          posts.map((post) => post.authorKey),
        );
  const near = new Map((weights?.weights ?? []).map((weight) => [weight.categoryId, weight.reason]));
  const names = new Map(
    near.size === 0
      ? []
      : (await listTopCategories(db, [...near.keys()])).map(({ id, nameZh, nameEn }) => [
          id,
          localized(language, nameZh, nameEn),
        ]),
  );
  const explain = ({
    authorKey,
    categoryId,
    likes,
    comments,
  }: PostRecord): NonNullable<PostRow['reason']> => {
    const bare = (kind: FeedReason) => ({ kind, category: '' });
    if (followed.has(authorKey)) return bare('following');
    const deed = categoryId === null ? undefined : near.get(categoryId);
    if (deed && categoryId !== null) return { kind: deed, category: names.get(categoryId) ?? '' };
    return bare(likes + comments >= popularFrom ? 'popular' : 'new');
  };
  return new Map(posts.map((post) => [post.id, explain(post)]));
}
