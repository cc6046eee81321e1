import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findOwner, type Owner } from './owner.rules.ts';

/** Whose wallet the call is about: the caller's own, or that of the shop they work in. */
export function requireOwner({ actor }: Context): Owner {
  const owner = findOwner(actor);
  if (!owner) throw new Refusal('common.login_required');
  return owner;
}
