/**
 * A task is its shop's, and is seen by those who hold every right it needs, as of now. An export is its
 * maker's alone, for what is in it was shown to them.
 */
import type { TaskKind } from '@chengji/contract';
import { holdsRight } from '../actor.ts';
import type { Actor } from '../context.ts';

type Guarded = { shopId: number; staffId: number; rights: readonly string[]; kind: TaskKind };

export const exportKinds: readonly TaskKind[] = ['goods_export', 'orders_export'];

export const canSeeTask = (actor: Actor, { shopId, staffId, rights, kind }: Guarded): boolean =>
  actor.kind === 'seller' &&
  actor.shopId === shopId &&
  rights.every((right) => holdsRight(actor, right)) &&
  (!exportKinds.includes(kind) || actor.staffId === staffId);
