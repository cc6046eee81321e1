import type { Kernel } from '@chengji/server/kernel/kernel';
import { addPlatformStaff } from '@chengji/server/modules/identity/index';
import { demoOperator, demoPassword } from '../accounts.ts';
import { demoFilms } from '../demo-films.ts';
import { picturesAtOnce } from '../demo-pictures.ts';
import type { PictureStorage } from '../pictures/picture-storage.ts';
import type { Progress } from '../progress.ts';
import { fillCategories } from './fill-categories.ts';
import { fillChats } from './fill-chats.ts';
import { fillCheckIns } from './fill-check-ins.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillFigures } from './fill-figures.ts';
import { fillGoods } from './fill-goods.ts';
import { fillLives } from './fill-lives.ts';
import { fillLooks } from './fill-looks.ts';
import { fillPosts } from './fill-posts.ts';
import { fillShoppers } from './fill-shoppers.ts';
import { fillShops } from './fill-shops.ts';
import { fillStaff } from './fill-staff.ts';
import { fillStorefront } from './fill-storefront.ts';
import { type Addresses, createFilling, type Filling } from './filling.ts';
import { filmsIn } from './film.ts';
import { picturesIn } from './pictures.ts';
import { fillTrade } from './schedule/fill-trade.ts';

/**
 * Makes the demo market in an empty one, by the verbs that people would use, each at its moment of the past
 * months; when it is done, the clock runs on from now. Pictures and films are made meanwhile.
 */
export async function fillMarket(kernel: Kernel, storage: PictureStorage, progress: Progress): Promise<void> {
  const films = filmsIn(storage);
  await Promise.all([
    progress.step('films', (told) => films.makeAhead(demoFilms(), told)),
    progress.step('pictures', (told) => storage.takeAhead(picturesAtOnce(), told)),
    fillRooms(kernel, { ...picturesIn(storage), ...films }, progress),
  ]);
}

/** All but what is drawn. */
async function fillRooms(kernel: Kernel, addresses: Addresses, progress: Progress): Promise<void> {
  const filling = createFilling(kernel, kernel.clock.now(), addresses);
  try {
    const shops = await progress.step('shops', (told) => fillShops(filling, told));
    const categories = await progress.step('categories', (told) => fillCategories(filling, told));
    const goods = await progress.step('goods', (told) => fillGoods(filling, { shops, categories }, told));
    await fillFigures(filling, { shops, goods });
    const shoppers = await progress.step('shoppers', (told) => fillShoppers(filling, told));
    const around = { shops, categories, goods, shoppers };
    await progress.step('events', (told) => fillTrade(kernel, filling, around, told));
    await progress.step('coupons', (told) => fillCoupons(filling, around, told));
    await fillCheckIns(filling, shoppers);
    await progress.step('posts', (told) => fillPosts(filling, around, told));
    await progress.step('looks', (told) => fillLooks(filling, { goods, shoppers }, told));
    await fillLives(kernel, filling, around);
    await fillStaff(filling, shops);
    await fillChats(filling, around);
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
