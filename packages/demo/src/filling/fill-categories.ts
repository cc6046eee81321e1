import { addCategory } from '@chengji/server/modules/catalog/index';
import { categories, type DemoCategory } from '../market/categories.ts';
import type { Told } from '../progress.ts';
import type { Filling } from './filling.ts';

/** Answers the ids by key. */
export async function fillCategories(filling: Filling, told: Told): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const add = async (below: readonly DemoCategory[], parentId: number | null): Promise<void> => {
    for (const [position, { key, name, tile, children }] of below.entries()) {
      const image = filling.toUrl(tile);
      const named = { nameZh: name.zh, nameEn: name.en };
      const id = await addCategory(filling.ctx, { parentId, ...named, image, position });
      ids.set(key, id);
      told();
      await add(children, id);
    }
  };
  await add(categories, null);
  return ids;
}
