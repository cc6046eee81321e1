import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentEditedPage, presentPages, presentVersion } from './page.present.ts';
import { findVersion, listPlatformPages, listVersions, type Which } from './page.queries.ts';
import { getPage } from './page-editor.ts';

export const listPages = async (ctx: Context): Promise<CallOut<'GET /platform/pages/list'>> => ({
  rows: await presentPages(ctx, await listPlatformPages(ctx.db)),
});

export const getEditedPage = async (ctx: Context, which: Which) =>
  presentEditedPage(ctx, await getPage(ctx, which));

export async function listPageVersions(
  ctx: Context,
  which: Which,
  { page: number, limit }: CallChecked<'GET /seller/pages/versions'>,
): Promise<CallOut<'GET /seller/pages/versions'>> {
  const page = await getPage(ctx, which);
  const { rows, total } = await listVersions(ctx.db, page.id, { offset: (number - 1) * limit, limit });
  return {
    rows: rows.map((version) => presentVersion(version, page.shownNumber)),
    total,
    next: nextPage(number, limit, total),
  };
}

export async function getPageVersion(
  ctx: Context,
  which: Which,
  { number }: { number: number },
): Promise<CallOut<'GET /seller/pages/version'>> {
  const page = await getPage(ctx, which);
  const version = await findVersion(ctx.db, page.id, number);
  if (!version) throw new Refusal('common.not_found', {}, { field: 'number' });
  return { ...presentVersion(version, page.shownNumber), blocks: version.blocks };
}
