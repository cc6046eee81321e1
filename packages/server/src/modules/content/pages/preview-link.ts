/** A draft seen on a real phone: by a sealed token, so that nothing is stored and nobody else finds it. */
import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { seal, unseal } from '../../../kernel/secrets/secret-box.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPageById, type Which } from './page.queries.ts';
import { getPage } from './page-editor.ts';
import { presentBlocks, presentShopBlocks } from './present-blocks.ts';

const lifeSeconds = 30 * 60;

const sealing = ({ services }: Context) => ({
  secret: services.config.secret,
  purpose: 'page preview',
  owner: 'page',
});

export async function makePreviewLink(
  ctx: Context,
  which: Which,
): Promise<CallOut<'GET /platform/pages/preview_link'>> {
  const page = await getPage(ctx, which);
  const endsAt = toUnixSeconds(ctx.clock.now()) + lifeSeconds;
  return { token: seal(sealing(ctx), `${page.id} ${endsAt}`), ends_at: endsAt };
}

/** The draft as it was saved last, so that a look at the phone follows the editor. */
export async function showPreview(
  ctx: Context,
  { token }: { token: string },
): Promise<CallOut<'GET /wanlshop/page/preview'>> {
  const [id, endsAt] = (unseal(sealing(ctx), token) ?? '').split(' ').map(Number);
  if (id === undefined || endsAt === undefined || endsAt <= toUnixSeconds(ctx.clock.now()))
    throw new Refusal('content.preview_over');
  const page = await findPageById(ctx.db, id);
  if (!page) throw new Refusal('common.not_found');
  const { shopId, draft, title } = page;
  const modules =
    shopId === null ? await presentBlocks(ctx, draft) : await presentShopBlocks(ctx, shopId, draft);
  return { title: title[ctx.language], modules };
}
