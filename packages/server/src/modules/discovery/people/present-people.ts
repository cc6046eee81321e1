import type { PersonRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findProfiles } from '../../identity/index.ts';
import { findShopProfiles } from '../../shops/index.ts';
import { getReader } from '../posts/present-posts.ts';
import { listPersonIds, listShopIds } from './author-key.rules.ts';
import { findAuthorFigures } from './authors.queries.ts';
import { listFollowedKeys } from './follow-keys.ts';
import { listFansAmong } from './people.queries.ts';

/** In this order; who left and what is suspended is left out. */
export async function presentPeople(ctx: Context, keys: readonly number[]): Promise<PersonRow[]> {
  const { db, language } = ctx;
  const reader = getReader(ctx);
  const people = await findProfiles(db, listPersonIds(keys));
  const shops = await findShopProfiles(db, listShopIds(keys), language);
  const figures = await findAuthorFigures(db, listPersonIds(keys));
  const followed = reader === null ? new Set() : await listFollowedKeys(ctx, reader, keys);
  const fans = reader === null ? new Set() : await listFansAmong(db, reader, listPersonIds(keys));
  return keys.flatMap((key): PersonRow[] => {
    const standing = { followed: followed.has(key), follows_me: fans.has(key) };
    const shop = shops.get(-key);
    if (shop && !shop.isSuspended) {
      const { id, name, logo, type, intro, followers } = shop;
      return [{ kind: 'shop', id, name, avatar: logo, type, bio: intro, fans: followers, ...standing }];
    }
    const person = people.get(key);
    if (!person) return [];
    const { id, nickname, avatar, bio } = person;
    return [
      { kind: 'user', id, name: nickname, avatar, bio, fans: figures.get(key)?.fans ?? 0, ...standing },
    ];
  });
}
