import type { Actor } from '../../../kernel/context.ts';
import { toAuthorKey } from '../people/author-key.rules.ts';

/** Whose a video is: a shopper's own, also where it is published as a shop, or a shop's. Others upload none. */
export function getUploaderKey(actor: Actor): number | null {
  if (actor.kind === 'shopper') return toAuthorKey({ kind: 'user', id: actor.id });
  if (actor.kind === 'seller') return toAuthorKey({ kind: 'shop', id: actor.shopId });
  return null;
}
