import type { Kernel } from '../../kernel/kernel.ts';
import { addPlatformStaff } from '../../modules/identity/index.ts';
import { demoOperator, demoPassword } from '../accounts.ts';
import { demoPictures } from '../demo-pictures.ts';
import { takePictures } from '../pictures/photo-studio.ts';
import { nameOf } from '../pictures/picture.ts';
import type { Progress } from '../progress.ts';
import { fillCategories } from './fill-categories.ts';
import { fillGoods } from './fill-goods.ts';
import { fillShoppers } from './fill-shoppers.ts';
import { fillShops } from './fill-shops.ts';
import { fillShowcase } from './fill-showcase.ts';
import { fillTrades } from './fill-trades.ts';
import { createFilling } from './filling.ts';

/**
 * Makes the demo market in an empty one, by the verbs that people would use, each at its moment of the past
 * months; the clock runs on from now when it is done.
 */
export async function fillMarket(kernel: Kernel, progress: Progress): Promise<void> {
  const opensAt = kernel.clock.now();
  const urls = await progress.step('pictures', (tell) => keepPictures(kernel, tell));
  const filling = createFilling(kernel, opensAt, urls);
  try {
    const shops = await progress.step('shops', () => fillShops(filling));
    const categories = await progress.step('categories', () => fillCategories(filling));
    const goods = await progress.step('goods', () => fillGoods(filling, { shops, categories }));
    const shoppers = await progress.step('shoppers', () => fillShoppers(filling));
    await progress.step('orders', (tell) => fillTrades(filling, { shops, shoppers, goods }, tell));
    filling.standAt(0);
    await progress.step('showcase', () => fillShowcase(filling, { categories, goods }));
    await addPlatformStaff(filling.ctx, {
      account: demoOperator,
      name: '运营',
      role: 'admin',
      password: demoPassword,
    });
    await filling.hear();
  } finally {
    kernel.clock.run();
    kernel.clock.follow(0);
  }
}

async function keepPictures(
  { services }: Kernel,
  tell: (done: number, of: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const pictures = demoPictures();
  const of = new Set(pictures.map(nameOf)).size;
  const urls = new Map<string, string>();
  await takePictures(pictures, async (name, bytes) => {
    urls.set(name, await services.storage.keep(bytes, 'webp'));
    tell(urls.size, of);
  });
  return urls;
}
