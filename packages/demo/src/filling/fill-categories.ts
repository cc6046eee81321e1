import type { Context } from '@chengji/server/kernel/context';
import { transact } from '@chengji/server/kernel/db/transact';
import { addCategory } from '@chengji/server/modules/catalog/index';
import { categories, type DemoCategory } from '../market/categories.ts';
import type { Told } from '../progress.ts';
import type { Filling } from './filling.ts';

/** Answers the ids by key. */
export async function fillCategories(filling: Filling, told: Told): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const add = async (ctx: Context, below: readonly DemoCategory[], parentId: number | null) => {
    for (const [position, { key, name, tile, children }] of below.entries()) {
      const image = filling.toUrl(tile);
      const named = { nameZh: name.zh, nameEn: name.en };
      const id = await addCategory(ctx, { parentId, ...named, image, position });
      ids.set(key, id);
      told();
      await add(ctx, children, id);
    }
  };
  await transact(filling.ctx, (ctx) => add(ctx, categories, null));
  return ids;
}
