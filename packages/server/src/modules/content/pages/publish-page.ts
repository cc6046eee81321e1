import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { announceChange } from '../storefront/announce-change.ts';
import { presentEditedPage } from './page.present.ts';
import {
  cancelWaiting,
  insertVersion,
  lockPageById,
  type PageRecord,
  takeDueVersion,
  updatePage,
  type Which,
} from './page.queries.ts';
import { findEditorName, getPageLocked, getPageSeen } from './page-editor.ts';

type Publishing = { version: number; at?: number | undefined };

/**
 * Makes a version of the draft as it was seen: shown from now on, or waiting for its time. One version may
 * wait; another that is to wait takes its place.
 */
export const publishPage = (ctx: Context, which: Which, { version, at }: Publishing) =>
  transact(ctx, async (ctx) => {
    const page = await getPageSeen(ctx, which, version);
    const now = ctx.clock.now();
    const due = at === undefined ? null : fromUnixSeconds(at);
    if (due && due <= now) throw new Refusal('content.publish_time_past', {}, { field: 'at' });
    if (due) await cancelWaiting(ctx.db, page.id, now);
    const number = page.lastNumber + 1;
    await insertVersion(ctx.db, {
      pageId: page.id,
      number,
      title: page.title,
      blocks: page.draft,
      madeAt: now,
      madeBy: await findEditorName(ctx),
      publishAt: due ?? now,
      dueAt: due,
    });
    const published = { ...page, lastNumber: number, shownNumber: due ? page.shownNumber : number };
    await updatePage(ctx.db, page.id, { lastNumber: number, shownNumber: published.shownNumber });
    const after = due ? { scheduled: number, at: due.toISOString() } : { shown: number };
    const before = due ? { scheduled: null, at: null } : { shown: page.shownNumber };
    await recordChange(ctx, { subject: 'page', id: page.id, before, after });
    if (!due) showPage(ctx, page);
    return presentEditedPage(ctx, published);
  });

/** Calls off the version that waits. */
export const cancelPublishing = (ctx: Context, which: Which) =>
  transact(ctx, async (ctx) => {
    const page = await getPageLocked(ctx, which);
    const number = await cancelWaiting(ctx.db, page.id, ctx.clock.now());
    if (number === null) throw new Refusal('content.nothing_scheduled');
    const [before, after] = [{ scheduled: number }, { scheduled: null }];
    await recordChange(ctx, { subject: 'page', id: page.id, before, after });
    return presentEditedPage(ctx, page);
  });

/** Shows the version whose time has come. */
export const publishDue = (ctx: Context, versionId: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const version = await takeDueVersion(ctx.db, versionId, ctx.clock.now());
    const page = version && (await lockPageById(ctx.db, version.pageId));
    if (!page) return;
    await updatePage(ctx.db, page.id, { shownNumber: version.number });
    showPage(ctx, page);
  });

/** A change of the pages the app starts with is announced by the subject of the call that carries them. */
function showPage(ctx: Context, { id, kind, shopId }: PageRecord): void {
  if (kind === 'shop') announceChange(ctx, 'shop_page', shopId);
  else if (kind === 'named') announceChange(ctx, 'page', id);
  else announceChange(ctx, 'start');
}
