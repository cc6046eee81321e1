import type { Actor } from './context.ts';
import { Refusal } from './refusal.ts';

/** One text for one person, by which keys, limits and sockets know them. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'shopper':
      return `shopper:${actor.id}`;
    case 'seller':
      return `seller:${actor.staffId}`;
    case 'platform':
      return `platform:${actor.staffId}`;
    default:
      return actor.kind;
  }
}

/** A role holds rights by name; `*` is all of them. */
export const holdsRight = (actor: Actor, right: string): boolean =>
  (actor.kind === 'seller' || actor.kind === 'platform') &&
  (actor.rights.includes(right) || actor.rights.includes('*'));

/** Where one part of a call needs a right of its own; `field` is what asks for it. */
export function assertRight(ctx: { readonly actor: Actor }, right: string, field: string): void {
  if (!holdsRight(ctx.actor, right)) throw new Refusal('common.no_permission', {}, { field });
}

type ActorOf<K extends Actor['kind']> = Extract<Actor, { kind: K }>;

/** The actor of a call that only this kind may make; the pipeline has let no other through. */
export function requireActor<K extends 'shopper' | 'seller' | 'platform'>(
  { actor }: { readonly actor: Actor },
  kind: K,
): ActorOf<K> {
  if (actor.kind !== kind) throw new Refusal('common.login_required');
  return actor as ActorOf<K>;
}

/** The id of the shopper who calls. */
export const requireShopper = (ctx: { readonly actor: Actor }): number => requireActor(ctx, 'shopper').id;
