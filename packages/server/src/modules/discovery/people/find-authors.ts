import type { PostAuthor } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findShoppers } from '../../identity/index.ts';
import { findShops } from '../../shops/index.ts';
import { listPersonIds, listShopIds } from './author-key.rules.ts';

export type Authors = ReadonlyMap<number, PostAuthor>;

/** These authors by their keys, in the reader's language. */
export async function findAuthors({ db, language }: Context, keys: readonly number[]): Promise<Authors> {
  const once = [...new Set(keys)];
  const shops = await findShops(db, listShopIds(once), language);
  const people = await findShoppers(db, listPersonIds(once));
  const authors = new Map<number, PostAuthor>();
  for (const { id, name, logo, type } of shops.values())
    authors.set(-id, { kind: 'shop', id, name, avatar: logo, type });
  for (const { id, nickname, avatar } of people.values())
    authors.set(id, { kind: 'user', id, name: nickname, avatar });
  return authors;
}
