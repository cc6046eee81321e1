/** One number for an author of either kind, as posts and follows are indexed by: a shop's is below zero. */
import type { AuthorKind } from '@chengji/contract';

export type AuthorRef = { kind: AuthorKind; id: number };

export const toAuthorKey = ({ kind, id }: AuthorRef): number => (kind === 'shop' ? -id : id);

export const fromAuthorKey = (key: number): AuthorRef =>
  key < 0 ? { kind: 'shop', id: -key } : { kind: 'user', id: key };

export const listShopIds = (keys: readonly number[]): number[] =>
  keys.filter((key) => key < 0).map((key) => -key);
export const listPersonIds = (keys: readonly number[]): number[] => keys.filter((key) => key > 0);
