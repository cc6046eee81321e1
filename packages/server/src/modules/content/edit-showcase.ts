/** What the operator puts on show. Each verb replaces the whole of what it names. */
import { PageModule } from '@chengji/contract/content.calls';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import {
  type AdvertRow,
  type HotWordRow,
  type Page,
  type PopupRow,
  replaceAdverts,
  replaceHotWords,
  replacePageModules,
  replacePopup,
} from './content.queries.ts';
import { type InLanguages, inLanguage } from './in-language.rules.ts';

type NewAdvert = Pick<AdvertRow, 'title' | 'subtitle' | 'image' | 'url' | 'colour'> &
  Partial<Pick<AdvertRow, 'startsAt' | 'endsAt'>>;

/** The adverts of a place, in order. */
export const saveAdverts = (ctx: Context, place: AdvertRow['place'], rows: readonly NewAdvert[]) =>
  change(ctx, (ctx) =>
    replaceAdverts(
      ctx.db,
      place,
      rows.map((row, position) => ({ ...row, place, position })),
    ),
  );

/** What everyone is told at the start; null takes it away. */
export const savePopup = (ctx: Context, popup: Pick<PopupRow, 'title' | 'content'> | null) =>
  change(ctx, (ctx) => replacePopup(ctx.db, popup));

/** The blocks of a page, in order. A block the contract does not know is a fault, for clients would not draw it. */
export const savePage = (ctx: Context, page: Page, blocks: readonly InLanguages<PageModule>[]) =>
  change(ctx, async (ctx) => {
    for (const block of blocks) {
      PageModule.parse(inLanguage(block, 'zh'));
      PageModule.parse(inLanguage(block, 'en'));
    }
    await replacePageModules(ctx.db, page, blocks);
  });

/** The words put forward for search, the first one first. */
export const saveHotWords = (ctx: Context, words: readonly Pick<HotWordRow, 'word' | 'isHot'>[]) =>
  change(ctx, (ctx) => replaceHotWords(ctx.db, words));

const change = (ctx: Context, work: (ctx: Context) => Promise<void>): Promise<void> =>
  transact(ctx, async (ctx) => {
    await work(ctx);
    ctx.services.showcase.changed(ctx);
  });
