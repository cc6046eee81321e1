import type { Kernel } from '@chengji/server/kernel/kernel';
import { addPlatformStaff } from '@chengji/server/modules/identity/index';
import { demoOperator, demoPassword } from '../accounts.ts';
import type { Progress } from '../progress.ts';
import { fillCategories } from './fill-categories.ts';
import { fillComplaints } from './fill-complaints.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillGoods } from './fill-goods.ts';
import { fillGroups } from './fill-groups.ts';
import { fillLooks } from './fill-looks.ts';
import { fillPosts } from './fill-posts.ts';
import { fillRefunds } from './fill-refunds.ts';
import { fillShoppers } from './fill-shoppers.ts';
import { fillShops } from './fill-shops.ts';
import { fillDesks } from './fill-staff.ts';
import { fillStorefront } from './fill-storefront.ts';
import { fillTrades } from './fill-trades.ts';
import { fillWallets } from './fill-wallets.ts';
import { createFilling, type Filling } from './filling.ts';
import { type Pictures, picturesIn } from './pictures.ts';

/**
 * Makes the demo market in an empty one, by the verbs that people would use, each at its moment of the past
 * months; when it is done, the clock runs on from now. The pictures are taken meanwhile.
 */
export async function fillMarket(kernel: Kernel, progress: Progress): Promise<void> {
  const pictures = picturesIn(kernel.services.storage);
  await Promise.all([progress.step('pictures', pictures.take), fillRooms(kernel, pictures.toUrl, progress)]);
}

/** All but the pictures themselves. */
export async function fillRooms(kernel: Kernel, toUrl: Pictures['toUrl'], progress: Progress): Promise<void> {
  const filling = createFilling(kernel, kernel.clock.now(), toUrl);
  try {
    const shops = await progress.step('shops', (told) => fillShops(filling, told));
    const categories = await progress.step('categories', (told) => fillCategories(filling, told));
    const goods = await progress.step('goods', (told) => fillGoods(filling, { shops, categories }, told));
    const shoppers = await progress.step('shoppers', (told) => fillShoppers(filling, told));
    await progress.step('trades', (told) => fillTrades(filling, { shops, shoppers, goods }, told));
    await progress.step('teams', (told) => fillGroups(filling, { shops, shoppers, goods }, told));
    const around = { shops, categories, goods, shoppers };
    await progress.step('coupons', (told) => fillCoupons(filling, around, told));
    await progress.step('posts', (told) => fillPosts(filling, around, told));
    await progress.step('looks', (told) => fillLooks(filling, { goods, shoppers }, told));
    await fillDesks(filling, shops);
    await fillRefunds(filling, { shops, shoppers, goods });
    await fillWallets(filling, { shops, shoppers });
    await fillComplaints(filling, { shoppers, goods });
    filling.standAt(0);
    await fillStorefront(filling, { shops, categories, goods });
    await addOperator(filling);
    await filling.hear();
  } finally {
    kernel.clock.run();
    kernel.clock.follow(0);
  }
}

/** Everybody knows the demo operator's password, and logs in by it alone. */
async function addOperator({ ctx }: Filling): Promise<void> {
  await addPlatformStaff(ctx, { account: demoOperator, name: '运营', role: 'admin', password: demoPassword });
  await ctx.services.settings.save(ctx, 'identity.second_factor', 'nobody');
}
