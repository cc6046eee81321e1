/** What the demo market and tests put on show. Each verb replaces the whole of what it names. */
import type { PageBlock } from '@chengji/contract';
import { PageBlocks } from '@chengji/contract/content/page-modules';
import type { ContentFrame } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import {
  type AdvertRow,
  type HotWordRow,
  insertPopup,
  type PopupRow,
  replaceAdverts,
  replaceHotWords,
  switchPopupsOff,
} from '../content.queries.ts';
import { saveDraft } from '../pages/edit-page.ts';
import { type FixedKind, lockFixedPage, type Which } from '../pages/page.queries.ts';
import { getPageLocked } from '../pages/page-editor.ts';
import { publishPage } from '../pages/publish-page.ts';
import { announceChange } from './announce-change.ts';

type NewAdvert = Pick<AdvertRow, 'title' | 'subtitle' | 'image' | 'url' | 'colour'> &
  Partial<Pick<AdvertRow, 'startsAt' | 'endsAt'>>;

/** The adverts of a place, in order. */
export const saveAdverts = (ctx: Context, place: AdvertRow['place'], rows: readonly NewAdvert[]) =>
  change(ctx, 'adverts', (ctx) =>
    replaceAdverts(
      ctx.db,
      place,
      rows.map((row, position) => ({ ...row, place, position })),
    ),
  );

type NewPopup = Pick<PopupRow, 'title' | 'content'> &
  Partial<Pick<PopupRow, 'image' | 'url' | 'audience' | 'frequency'>>;

/** The pop-up at the start; null removes it. */
export const savePopup = (ctx: Context, popup: NewPopup | null) =>
  change(ctx, 'adverts', async (ctx) => {
    await switchPopupsOff(ctx.db);
    if (popup) await insertPopup(ctx.db, { ...popup, isOn: true });
  });

/** One of the pages the app begins with, published at once. */
export const savePage = (ctx: Context, kind: FixedKind, blocks: readonly PageBlock[]): Promise<void> =>
  transact(ctx, async (ctx) => {
    const page = await lockFixedPage(ctx.db, kind);
    if (!page) throw new Error(`the market has no page ${kind}`);
    await publishBlocks(ctx, { id: page.id }, blocks);
  });

/** Any page, published at once. A block the contract does not know is a fault, for clients would not draw it. */
export const publishBlocks = (ctx: Context, which: Which, blocks: readonly PageBlock[]): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { version } = await getPageLocked(ctx, which);
    const saved = await saveDraft(ctx, which, { version, blocks: PageBlocks.parse(blocks) });
    await publishPage(ctx, which, saved);
  });

/** The words put forward for search, the first one first. */
export const saveHotWords = (ctx: Context, words: readonly Pick<HotWordRow, 'word' | 'isHot'>[]) =>
  change(ctx, 'hot_words', (ctx) => replaceHotWords(ctx.db, words));

const change = (
  ctx: Context,
  subject: ContentFrame['subject'],
  work: (ctx: Context) => Promise<void>,
): Promise<void> =>
  transact(ctx, async (ctx) => {
    await work(ctx);
    announceChange(ctx, subject);
  });
