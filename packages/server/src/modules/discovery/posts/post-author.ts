/** As whom one writes: a shopper as themselves or as a shop they are linked to, staff as their shop. */
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertMayWrite } from '../../identity/index.ts';
import { assertLinked, holdsShopRight } from '../../shops/index.ts';
import { type AuthorRef, fromAuthorKey, toAuthorKey } from '../people/author-key.rules.ts';
import { findPostAnyState, type Post } from './posts.queries.ts';

export const writeRight = 'posts.write';
const readRight = 'posts.read';

/** Refuses who is silenced, and who may not write for the shop. */
export async function getAuthor(ctx: Context, asShop: number | undefined): Promise<AuthorRef> {
  if (ctx.actor.kind === 'seller') return { kind: 'shop', id: ctx.actor.shopId };
  const shopperId = requireShopper(ctx);
  await assertMayWrite(ctx, shopperId);
  if (asShop === undefined) return { kind: 'user', id: shopperId };
  await assertLinked(ctx, { shopperId, shopId: asShop, right: writeRight });
  return { kind: 'shop', id: asShop };
}

/** Whose posts and figures one looks at. */
export async function getOwnKey(ctx: Context, asShop: number | undefined): Promise<number> {
  if (ctx.actor.kind === 'seller') return toAuthorKey({ kind: 'shop', id: ctx.actor.shopId });
  const shopperId = requireShopper(ctx);
  if (asShop === undefined) return shopperId;
  await assertLinked(ctx, { shopperId, shopId: asShop, right: readRight });
  return toAuthorKey({ kind: 'shop', id: asShop });
}

/** Whether the caller may do this with what an author posted. */
export async function mayActFor(ctx: Context, authorKey: number, right: string): Promise<boolean> {
  const { kind, id } = fromAuthorKey(authorKey);
  const { actor } = ctx;
  if (actor.kind === 'seller') return kind === 'shop' && id === actor.shopId;
  if (actor.kind !== 'shopper') return false;
  if (kind === 'user') return id === actor.id;
  return holdsShopRight(ctx, { shopperId: actor.id, shopId: id, right });
}

/** An own post in any state; another's is gone for the caller. */
export async function getOwnPost(ctx: Context, id: number, right = writeRight): Promise<Post> {
  const post = await findPostAnyState(ctx.db, id);
  if (!post || !(await mayActFor(ctx, post.authorKey, right))) throw new Refusal('discovery.post_gone');
  return post;
}
