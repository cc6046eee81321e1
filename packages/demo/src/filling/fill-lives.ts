import { randomUUID } from 'node:crypto';
import type { Kernel } from '@chengji/server/kernel/kernel';
import {
  acceptEncoder,
  addLive,
  addSays,
  addWatched,
  changeTray,
  endHosted,
  keepRecording,
  startLive,
} from '@chengji/server/modules/live/index';
import { listShown, pastFilm } from '../demo-films.ts';
import { pastLive, plannedLives } from '../market/lives.ts';
import type { ShopKey } from '../market/shops.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  goods: ReadonlyMap<string, FilledGoods>;
  shoppers: readonly FilledShopper[];
};

const goodsOfPlan = 6;
/** Before the market opens. */
const beganMinutes = 20 * 60;
const watched = { viewers: 386, peak: 128, likes: 2_140 };

/** What is announced, and where films can be made one of yesterday that can be watched again. */
export async function fillLives(kernel: Kernel, filling: Filling, around: Around): Promise<void> {
  await fillPast(kernel, filling, around);
  filling.standAt(0);
  const opensAt = kernel.clock.now().getTime();
  for (const { shop, inMinutes, ...words } of plannedLives) {
    const plannedAt = new Date(opensAt + inMinutes * 60_000);
    await addLive(filling.ctx, { ...words, plannedAt, ...getShown(filling, around, shop, goodsOfPlan) });
  }
}

/** A shop's newest goods, and the picture of the first. */
function getShown({ toUrl }: Filling, { shops, goods }: Around, key: ShopKey, most: number) {
  const shown = listShown(key, most);
  const shop = shops.get(key);
  const [first] = shown;
  if (!shop || !first) throw new Error(`${key} has nothing to show`);
  return {
    shopId: shop.id,
    cover: toUrl(first.photos[0]),
    goodsIds: shown.flatMap((one) => goods.get(one.key)?.id ?? []),
  };
}

async function fillPast(kernel: Kernel, filling: Filling, around: Around): Promise<void> {
  const { shop: key, title, notice, seconds, goods: most, happens } = pastLive;
  const shown = listShown(key, most);
  const film = await filling.toFilmUrl(pastFilm());
  const shop = around.shops.get(key);
  if (!film || !shop) return;
  filling.standAt(beganMinutes);
  const { ctx } = filling;
  const began = kernel.clock.now().getTime();
  const standAtSecond = (second: number) => kernel.clock.standAt(new Date(began + second * 1_000));
  const live = await addLive(ctx, {
    title,
    notice,
    plannedAt: null,
    ...getShown(filling, around, key, most),
  });
  const { id } = live;
  const host = filling.as(shop.owner);
  await startLive(host, { id });
  await acceptEncoder(ctx, { liveId: id, key: live.pushKey, client: randomUUID() });
  for (const happening of happens) {
    standAtSecond(happening.at);
    if ('pin' in happening) {
      const goods_id = around.goods.get(shown[happening.pin]?.key ?? '')?.id ?? 0;
      await changeTray(host, { id, action: 'pin', goods_id });
    } else {
      const shopperId = happening.by === null ? null : (around.shoppers[happening.by]?.id ?? null);
      await addSays(ctx, id, [{ shopperId, text: happening.says }]);
    }
  }
  standAtSecond(seconds);
  await addWatched(ctx, id, watched);
  await endHosted(host, { id });
  await keepRecording(ctx, { liveId: id, url: film, seconds });
}
