import type { CallChecked, CallOut, PageModule } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShownPage } from './page.queries.ts';
import { presentBlocks, presentShopBlocks } from './present-blocks.ts';

/** One of the platform's pages as it is published. */
export async function showPage(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/page/details'>> {
  const page = await findShownPage(ctx.db, { id });
  if (!page) throw new Refusal('common.not_found');
  return { id, title: page.title[ctx.language], modules: await presentBlocks(ctx, page.blocks) };
}

/** A shop's decoration as it is published. */
export async function showShopPage(
  ctx: Context,
  { shop_id }: { shop_id: number },
): Promise<CallOut<'GET /wanlshop/page/shop'>> {
  const page = await findShownPage(ctx.db, { shopId: shop_id });
  return { shop_id, modules: await presentShopBlocks(ctx, shop_id, page?.blocks ?? []) };
}

/** What is being edited, as a reader of that language would get it. */
export async function previewBlocks(
  ctx: Context,
  { blocks, language }: CallChecked<'POST /platform/pages/preview'>,
): Promise<{ rows: PageModule[] }> {
  recordNothing(ctx);
  return { rows: await presentBlocks({ ...ctx, language }, blocks) };
}

/** The same of a shop's own decoration. */
export async function previewShopBlocks(
  ctx: Context,
  { blocks, language }: CallChecked<'POST /seller/pages/preview'>,
): Promise<{ rows: PageModule[] }> {
  recordNothing(ctx);
  const { shopId } = requireActor(ctx, 'seller');
  return { rows: await presentShopBlocks({ ...ctx, language }, shopId, blocks) };
}
