import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findShoppers } from '../../identity/index.ts';
import { isShown } from './advert.rules.ts';
import { hasOrderedPort } from './placed-orders.port.ts';
import { presentPopup } from './popup.present.ts';
import { isMeantFor } from './popup.rules.ts';

/** More at once would never be seen: each start of the app shows one. */
const most = 10;

/** The pop-ups meant for who asks. What is known of a person is looked up only where one depends on it. */
export async function showPopups(ctx: Context): Promise<CallOut<'GET /wanlshop/common/popups'>> {
  const now = ctx.clock.now();
  const shown = (await ctx.services.storefrontCache.read()).popups.filter((popup) => isShown(popup, now));
  const asks = (audience: string) => shown.some((popup) => popup.audience === audience);
  const { actor, db, services } = ctx;
  const shopperId = actor.kind === 'shopper' ? actor.id : null;
  const person = shopperId !== null && {
    level: asks('level') ? ((await findShoppers(db, [shopperId])).get(shopperId)?.level ?? 0) : 0,
    hasOrdered:
      asks('not_ordered') && ((await services.ports.find(hasOrderedPort)?.(db, shopperId)) ?? false),
  };
  return {
    rows: shown
      .filter((popup) => isMeantFor(popup, person || null))
      .slice(0, most)
      .map((popup) => presentPopup(popup, ctx.language)),
  };
}
