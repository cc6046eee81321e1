import type { PageBlock, PageModule } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findShops } from '../../shops/index.ts';
import { presentArticleRow } from '../articles/article.present.ts';
import { listPublishedArticles } from '../articles/article.queries.ts';
import { localize } from '../localized.rules.ts';
import { findOwned } from './owned-by-shop.ts';
import { toShopBlocks } from './shop-blocks.rules.ts';

/** A shop's blocks as a reader gets them: with nothing of other shops, even if such was saved once. */
export async function presentShopBlocks(
  ctx: Context,
  shopId: number,
  blocks: readonly PageBlock[],
): Promise<PageModule[]> {
  const modules = await presentBlocks(ctx, toShopBlocks(blocks, await findOwned(ctx, shopId, blocks)));
  return modules.map((module) =>
    isAsked(module) ? ({ ...module, params: { ...module.params, shop_id: shopId } } as PageModule) : module,
  );
}

/** What the client asks for by itself, of a shop where one is named. */
const asked = [
  'group_strip',
  'group_goods',
  'ladder_goods',
  'coupon_strip',
  'post_feed',
  'video_feed',
  'live_feed',
] as const;

const isAsked = (module: PageModule): boolean => asked.some((type) => type === module.type);

/**
 * Blocks as a reader is handed them: in their language, with shops and articles looked up; what is hidden or
 * gone is left out.
 */
export const presentBlocks = (ctx: Context, blocks: readonly PageBlock[]): Promise<PageModule[]> =>
  Promise.all(blocks.filter(({ hidden }) => !hidden).map((block) => presentBlock(ctx, block)));

async function presentBlock(ctx: Context, block: PageBlock): Promise<PageModule> {
  if (block.type === 'shop_list') {
    const { title, shop_ids } = block.params;
    const shops = await findShops(ctx.db, shop_ids, ctx.language);
    const items = shop_ids.flatMap((id) => shops.get(id) ?? []);
    return { ...block, params: { title: title[ctx.language], items } };
  }
  if (block.type === 'articles') {
    const { title, category_id, limit } = block.params;
    const rows = await listPublishedArticles(ctx.db, { categoryId: category_id ?? undefined, limit });
    const items = rows.map((row) => presentArticleRow(row, ctx.language));
    return { ...block, params: { title: title[ctx.language], category_id, items } };
  }
  return localize<PageModule>(block, ctx.language);
}
