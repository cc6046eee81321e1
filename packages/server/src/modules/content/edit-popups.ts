import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { writtenOf } from './advert.present.ts';
import {
  deletePopup,
  insertPopup,
  listHotWords,
  listPopups,
  lockPopup,
  type PopupRow,
  replaceHotWords,
  updatePopup,
} from './content.queries.ts';
import { showChange } from './show-change.ts';

type Popup = CallOut<'POST /platform/popups/save'>;
type HotWords = CallOut<'POST /platform/hot_words/save'>;

const present = ({ id, title, content, isOn }: PopupRow): Popup => ({
  ...{ id, title: writtenOf(title), content: writtenOf(content), is_on: isOn },
});

export const listEditedPopups = async (ctx: Context): Promise<{ rows: Popup[] }> => ({
  rows: (await listPopups(ctx.db)).map(present),
});

/** Adds a pop-up, which everyone sees once, or changes one, which is not shown again to who has seen it. */
export const saveEditedPopup = (
  ctx: Context,
  input: CallChecked<'POST /platform/popups/save'>,
): Promise<Popup> =>
  transact(ctx, async (ctx) => {
    const before = input.id === undefined ? null : await lockPopup(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    const fields = { title: input.title, content: input.content, isOn: input.is_on };
    if (before) await updatePopup(ctx.db, before.id, fields);
    const id = before?.id ?? (await insertPopup(ctx.db, fields));
    const after = present({ id, ...fields });
    await recordChange(ctx, { subject: 'popup', id, before: before && present(before), after });
    showChange(ctx, 'adverts');
    return after;
  });

export const removePopup = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const popup = await lockPopup(ctx.db, id);
    if (!popup) throw new Refusal('common.not_found');
    await deletePopup(ctx.db, id);
    await recordChange(ctx, { subject: 'popup', id, before: present(popup), after: null });
    showChange(ctx, 'adverts');
  });

export const listEditedHotWords = async (ctx: Context): Promise<HotWords> => ({
  rows: (await listHotWords(ctx.db)).map(({ word, isHot }) => ({ word: writtenOf(word), hot: isHot })),
});

/** These words and no others are put forward for search. */
export const saveEditedHotWords = (
  ctx: Context,
  { rows }: CallChecked<'POST /platform/hot_words/save'>,
): Promise<HotWords> =>
  transact(ctx, async (ctx) => {
    const before = await listEditedHotWords(ctx);
    await replaceHotWords(
      ctx.db,
      rows.map(({ word, hot }) => ({ word, isHot: hot })),
    );
    await recordChange(ctx, { subject: 'hot_words', id: 'all', before, after: { rows } });
    showChange(ctx, 'hot_words');
    return { rows };
  });
