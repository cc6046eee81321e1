import type { CallChecked, CallOut, PageModule } from '@chengji/contract';
import { recordNothing } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findShownPage } from './page.queries.ts';
import { presentBlocks } from './present-blocks.ts';

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
  return { shop_id, modules: await presentBlocks(ctx, page?.blocks ?? []) };
}

/** What is being edited, as a reader of that language would get it. */
export async function previewBlocks(
  ctx: Context,
  { blocks, language }: CallChecked<'POST /platform/pages/preview'>,
): Promise<{ rows: PageModule[] }> {
  recordNothing(ctx);
  return { rows: await presentBlocks({ ...ctx, language }, blocks) };
}
