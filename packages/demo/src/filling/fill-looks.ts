import { collectGoods, getGoods } from '@chengji/server/modules/catalog/index';
import { followShop, noteVisit } from '@chengji/server/modules/shops/index';
import type { Told } from '../progress.ts';
import { randomFrom } from '../random.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { Filling } from './filling.ts';

const DAY = 24 * 60;
const days = 7;
const looksADay = 3;
/** Where they came from: as often as it stands here. */
const sources = [
  'search',
  'search',
  'search',
  'home',
  'home',
  'category',
  'group',
  'group',
  'post',
  'link',
] as const;

/** What each shopper looked at in the last days, and which of it and of whom they keep. */
export async function fillLooks(
  filling: Filling,
  { goods, shoppers }: { goods: ReadonlyMap<string, FilledGoods>; shoppers: readonly FilledShopper[] },
  told: Told,
): Promise<void> {
  const random = randomFrom('looks');
  const [first, ...others] = goods.values();
  if (!first) throw new Error('there is nothing to look at');
  const all = [first, ...others] as const;
  for (let ago = days; ago > 0; ago -= 1) {
    for (const { actor } of shoppers) {
      const ctx = filling.as(actor);
      for (let look = 0; look < looksADay; look += 1) {
        filling.standAt(ago * DAY - random.whole(60, DAY - 60));
        const { id, shopId } = random.pick(all);
        await getGoods(ctx, { id });
        const from = random.pick(sources);
        noteVisit({ ...ctx, client: { ...ctx.client, from } }, ctx.services.goodsVisits, id, 'view');
        if (random.chance(0.4)) noteVisit(ctx, ctx.services.goodsVisits, id, 'cart');
        if (random.chance(0.35)) await collectGoods(ctx, { id, collected: true });
        if (random.chance(0.15)) await followShop(ctx, { id: shopId, followed: true });
      }
    }
    told(days);
  }
}
