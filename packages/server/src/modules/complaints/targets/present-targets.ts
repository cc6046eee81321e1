import type { ComplaintTarget, ComplaintType } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findShops } from '../../shops/index.ts';
import { complaintTargetsPort, type FoundTarget } from './target.port.ts';

/** A target by its type and number, with how it was called when nobody knows it any more. */
export type TargetRef = {
  type: ComplaintType;
  targetId: number;
  shopId: number | null;
  title: string;
  image: string;
};

const toKey = ({ type, targetId }: Pick<TargetRef, 'type' | 'targetId'>) => `${type} ${targetId}`;

export async function findTarget(
  ctx: Context,
  { type, targetId }: Pick<TargetRef, 'type' | 'targetId'>,
): Promise<FoundTarget | null> {
  const targets = ctx.services.ports.findOfKind(complaintTargetsPort, type);
  return (await targets?.find(ctx, [targetId]))?.get(targetId) ?? null;
}

/** Each in the reader's language, in the order asked for. */
export async function presentTargets(ctx: Context, refs: readonly TargetRef[]): Promise<ComplaintTarget[]> {
  const known = new Map<string, FoundTarget>();
  for (const type of new Set(refs.map((ref) => ref.type))) {
    const ids = refs.flatMap((ref) => (ref.type === type ? ref.targetId : []));
    const found = await ctx.services.ports
      .findOfKind(complaintTargetsPort, type)
      ?.find(ctx, [...new Set(ids)]);
    for (const [targetId, target] of found ?? []) known.set(toKey({ type, targetId }), target);
  }
  const shopIds = refs.flatMap(({ shopId }) => shopId ?? []);
  const shops = await findShops(ctx.db, [...new Set(shopIds)], ctx.language);
  return refs.map((ref) => {
    const { title, image } = known.get(toKey(ref)) ?? ref;
    const shop = ref.shopId === null ? undefined : shops.get(ref.shopId);
    return {
      type: ref.type,
      id: ref.targetId,
      title,
      image,
      shop: shop ? { id: shop.id, name: shop.name, type: shop.type } : null,
    };
  });
}
