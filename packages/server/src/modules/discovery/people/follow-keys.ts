/** Whom somebody follows, people and shops as one. */
import type { Context } from '../../../kernel/context.ts';
import { listFollowedAmong, listFollowedIds } from '../../shops/index.ts';
import { listPersonIds, listShopIds } from './author-key.rules.ts';
import { listFollowedPeople, listFollowedPeopleAmong } from './people.queries.ts';

/** The feed of whom one follows merges so many at most: the last ones. */
export const mostInFeed = 1_000;

export async function listFollowedKeys(
  { db }: Context,
  shopperId: number,
  among: readonly number[],
): Promise<Set<number>> {
  const keys = [...new Set(among)];
  const shops = await listFollowedAmong(db, shopperId, listShopIds(keys));
  const people = await listFollowedPeopleAmong(db, shopperId, listPersonIds(keys));
  return new Set([...people, ...[...shops].map((id) => -id)]);
}

export type Followed = { key: number; at: Date };

/** The newest first, going on after a moment and a key. */
export async function listFollowed(
  { db }: Context,
  shopperId: number,
  { after, limit }: { after: Followed | undefined; limit: number },
): Promise<Followed[]> {
  const { at, key = 0 } = after ?? {};
  // at the same moment people come first, then shops
  const people = await listFollowedPeople(db, shopperId, {
    after: at && { at, id: Math.max(0, key) },
    limit,
  });
  const shops = await listFollowedIds(db, shopperId, {
    after: at && { at, id: key < 0 ? -key : Number.MAX_SAFE_INTEGER },
    limit,
  });
  return [...people.map(({ id, at }) => ({ key: id, at })), ...shops.map(({ id, at }) => ({ key: -id, at }))]
    .sort(
      (a, b) =>
        b.at.getTime() - a.at.getTime() ||
        Number(b.key > 0) - Number(a.key > 0) ||
        Math.abs(b.key) - Math.abs(a.key),
    )
    .slice(0, limit);
}
