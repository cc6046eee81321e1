import type { CallOut } from '@chengji/contract';
import { listLevels } from '@chengji/contract/points/points.rules';
import type { Context } from '../../../kernel/context.ts';
import { findShoppers } from '../../identity/index.ts';
import { findHeld } from './account.queries.ts';

/** What each level asks and gives; vip coupons are listed by `coupon/list`. */
export async function showLevel(ctx: Context): Promise<CallOut<'GET /wanlshop/points/level'>> {
  const { actor, services } = ctx;
  return {
    rows: listLevels(services.settings).map(({ rateBasisPoints, ...rest }) => ({
      ...rest,
      rate: rateBasisPoints,
    })),
    per_yuan: services.settings.get('points.per_yuan'),
    mine: actor.kind === 'shopper' ? await findOwnLevel(ctx, actor.id) : null,
  };
}

async function findOwnLevel({ db }: Context, shopperId: number) {
  const { points, growth } = await findHeld(db, shopperId);
  const level = (await findShoppers(db, [shopperId])).get(shopperId)?.level ?? 1;
  return { level, growth, score: points };
}
