import { asCents } from '@chengji/contract/money';
import type { Actor } from '@chengji/server/kernel/context';
import { saveFreightTemplate } from '@chengji/server/modules/shipping/index';
import { openShop } from '@chengji/server/modules/shops/index';
import { demoPassword } from '../accounts.ts';
import { allGoods } from '../goods/all-goods.ts';
import { type FreightKey, freightTemplates } from '../market/freight.ts';
import { type DemoShop, type ShopKey, shops } from '../market/shops.ts';
import type { Told } from '../progress.ts';
import type { Filling } from './filling.ts';

export type FilledShop = {
  id: number;
  /** The owner, who ships and puts goods on sale. */
  owner: Actor;
  freight: ReadonlyMap<FreightKey, number>;
};

const DAY = 24 * 60;
const firstOpened = 420 * DAY;
const lastOpened = 200 * DAY;

/** One after the other, over some months, so that shop N is the Nth. */
export async function fillShops(filling: Filling, told: Told): Promise<ReadonlyMap<ShopKey, FilledShop>> {
  const filled = new Map<ShopKey, FilledShop>();
  const apart = (firstOpened - lastOpened) / shops.length;
  for (const [index, shop] of shops.entries()) {
    filling.standAt(firstOpened - index * apart);
    filled.set(shop.key, await fillShop(filling, shop));
    told(shops.length);
  }
  return filled;
}

async function fillShop(filling: Filling, shop: DemoShop): Promise<FilledShop> {
  const { ctx } = filling;
  const { id, ownerId } = await openShop(ctx, {
    type: shop.type,
    name: shop.name.zh,
    nameEn: shop.name.en,
    logo: filling.toUrl(shop.logo),
    city: shop.city.zh,
    cityEn: shop.city.en,
    intro: shop.about.zh,
    introEn: shop.about.en,
    owner: { account: shop.mobile, name: '店主', password: demoPassword },
  });
  const freight = new Map<FreightKey, number>();
  for (const key of freightNeededBy(shop.key)) {
    const { name, ...template } = freightTemplates[key];
    const rates = template.rates.map((rate) => ({
      ...rate,
      firstCents: asCents(rate.firstCents),
      nextCents: asCents(rate.nextCents),
    }));
    freight.set(key, await saveFreightTemplate(ctx, { shopId: id, name: name.zh, ...template, rates }));
  }
  const owner: Actor = { kind: 'seller', staffId: ownerId, shopId: id, rights: ['*'], sessionId: 0 };
  return { id, owner, freight };
}

const freightNeededBy = (shop: ShopKey): Set<FreightKey> =>
  new Set(allGoods.filter((goods) => goods.shop === shop).map(({ freight }) => freight));
