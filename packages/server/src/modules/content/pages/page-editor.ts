/** Who edits a page: staff of the platform any of its pages, a shop its own decoration. */
import { requireActor } from '../../../kernel/actor.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { findStaff } from '../../shops/index.ts';
import { presentEditedPage } from './page.present.ts';
import { findPage, insertShopPage, lockPage, type PageRecord, type Which } from './page.queries.ts';

/** The decoration of the shop whose staff calls. */
export const ownDecoration = (ctx: Context): Which => ({ shopId: requireActor(ctx, 'seller').shopId });

const emptyDecoration = (shopId: number, now: Date) => ({
  kind: 'shop' as const,
  shopId,
  title: { zh: '店铺装修', en: 'Decoration' },
  draft: [],
  version: 1,
  draftSavedAt: now,
  lastNumber: 0,
  shownNumber: null,
});

/** A page to read; a shop that never decorated has an empty one. */
export async function getPage(ctx: Context, which: Which): Promise<PageRecord> {
  const page = await findPage(ctx.db, which);
  if (page) return page;
  if ('id' in which) throw new Refusal('common.not_found');
  return { id: 0, ...emptyDecoration(which.shopId, ctx.clock.now()) };
}

/** A page to change, locked; a shop's first change makes its decoration. */
export async function getPageLocked(ctx: Context, which: Which): Promise<PageRecord> {
  if ('shopId' in which) await insertShopPage(ctx.db, emptyDecoration(which.shopId, ctx.clock.now()));
  const page = await lockPage(ctx.db, which);
  if (!page) throw new Refusal('common.not_found');
  return page;
}

/** The page to change, refused when its draft is another than the one that was seen. */
export async function getPageSeen(ctx: Context, which: Which, version: number): Promise<PageRecord> {
  const page = await getPageLocked(ctx, which);
  await assertVersion(ctx, version, { ...page, subject: 'page' }, () => presentEditedPage(ctx, page));
  return page;
}

/** Who is at it, by the name they had then; the market itself has none. */
export async function findEditorName({ db, actor }: Context): Promise<string> {
  if (actor.kind === 'platform')
    return (await findPlatformStaffNames(db, [actor.staffId])).get(actor.staffId) ?? '';
  return actor.kind === 'seller' ? ((await findStaff(db, actor.staffId))?.name ?? '') : '';
}
