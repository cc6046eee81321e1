import type { CallChecked, PageBlock } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { LocalizedText } from '../localized.rules.ts';
import { announceChange } from '../storefront/announce-change.ts';
import { assertOwned } from './owned-by-shop.ts';
import { presentEditedPage, toDraftRecord } from './page.present.ts';
import {
  deletePage,
  findVersion,
  insertPage,
  lockPage,
  type PageRecord,
  updatePage,
  type Which,
} from './page.queries.ts';
import { getPageSeen } from './page-editor.ts';

/** A named page, empty; it is not shown before it is published. */
export const addPage = (ctx: Context, { title }: CallChecked<'POST /platform/pages/add'>) =>
  transact(ctx, async (ctx) => {
    const page = {
      kind: 'named' as const,
      shopId: null,
      title,
      draft: [],
      version: 1,
      draftSavedAt: ctx.clock.now(),
      lastNumber: 0,
      shownNumber: null,
    };
    const id = await insertPage(ctx.db, page);
    await recordChange(ctx, { subject: 'page', id, before: null, after: toDraftRecord(page) });
    return presentEditedPage(ctx, { id, ...page });
  });

type Draft = { version: number; title?: LocalizedText; blocks: PageBlock[] };

/** Saves the draft, unless someone else has saved it since it was read. */
export const saveDraft = (ctx: Context, which: Which, { version, title, blocks }: Draft) =>
  transact(ctx, async (ctx) => {
    if (new Set(blocks.map(({ id }) => id)).size < blocks.length)
      throw new Refusal('common.invalid_input', { field: 'blocks' }, { field: 'blocks' });
    if ('shopId' in which) await assertOwned(ctx, which.shopId, blocks);
    const page = await getPageSeen(ctx, which, version);
    return writeDraft(ctx, page, { title: title ?? page.title, draft: blocks });
  });

type Restored = { version: number; number: number };

/** Makes the draft exactly what a version was. */
export const restoreVersion = (ctx: Context, which: Which, { version, number }: Restored) =>
  transact(ctx, async (ctx) => {
    const page = await getPageSeen(ctx, which, version);
    const published = await findVersion(ctx.db, page.id, number);
    if (!published) throw new Refusal('common.not_found', {}, { field: 'number' });
    return writeDraft(ctx, page, { title: published.title, draft: published.blocks });
  });

async function writeDraft(ctx: Context, page: PageRecord, draft: Pick<PageRecord, 'title' | 'draft'>) {
  const saved = { ...page, ...draft, version: page.version + 1, draftSavedAt: ctx.clock.now() };
  const { id, ...fields } = saved;
  await updatePage(ctx.db, id, fields);
  const [before, after] = [toDraftRecord(page), toDraftRecord(saved)];
  await recordChange(ctx, { subject: 'page', id, before, after });
  return presentEditedPage(ctx, saved);
}

/** Takes a named page away with all its versions; what pointed at it finds nothing. */
export const removePage = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const page = await lockPage(ctx.db, { id });
    if (!page) throw new Refusal('common.not_found');
    if (page.kind !== 'named') throw new Refusal('content.page_needed');
    await deletePage(ctx.db, id);
    await recordChange(ctx, { subject: 'page', id, before: toDraftRecord(page), after: null });
    announceChange(ctx, 'page', id);
  });
