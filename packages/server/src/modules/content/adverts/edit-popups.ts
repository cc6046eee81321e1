import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { fromUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import {
  deletePopup,
  type HotWordRow,
  insertPopup,
  listHotWords,
  listPopups,
  lockHotWords,
  lockPopup,
  type PopupRow,
  replaceHotWords,
  updatePopup,
} from '../content.queries.ts';
import { announceChange } from '../storefront/announce-change.ts';
import { toLocalizedText } from './advert.present.ts';
import { presentEditedPopup } from './popup.present.ts';

type Popup = CallOut<'POST /platform/popups/save'>;
type Input = CallChecked<'POST /platform/popups/save'>;
type HotWords = CallOut<'POST /platform/hot_words/save'>;

export const listEditedPopups = async (ctx: Context): Promise<{ rows: Popup[] }> => {
  const now = ctx.clock.now();
  return { rows: (await listPopups(ctx.db)).map((row) => presentEditedPopup(row, now)) };
};

/** Adds a pop-up or changes one; who has seen it once does not see it again for that. */
export const saveEditedPopup = (ctx: Context, input: Input): Promise<Popup> =>
  transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const present = (row: PopupRow) => presentEditedPopup(row, now);
    const given = toFields(input);
    const before = input.id === undefined ? null : await lockPopup(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, input.version, { ...before, subject: 'popup' }, () => present(before));
    const version = (before?.version ?? 0) + 1;
    const fields = { version, ...given };
    if (before) await updatePopup(ctx.db, before.id, fields);
    const id = before?.id ?? (await insertPopup(ctx.db, fields));
    const after = present({ id, ...fields });
    await recordChange(ctx, { subject: 'popup', id, before: before && present(before), after });
    announceChange(ctx, 'adverts');
    return after;
  });

export const removePopup = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const popup = await lockPopup(ctx.db, id);
    if (!popup) throw new Refusal('common.not_found');
    await deletePopup(ctx.db, id);
    const before = presentEditedPopup(popup, ctx.clock.now());
    await recordChange(ctx, { subject: 'popup', id, before, after: null });
    announceChange(ctx, 'adverts');
  });

function toFields({ title, content, image, url, audience, frequency, is_on, ...input }: Input) {
  const startsAt = fromUnixSecondsOrNull(input.starts_at);
  const endsAt = fromUnixSecondsOrNull(input.ends_at);
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new Refusal('content.ends_before_start', {}, { field: 'ends_at' });
  const level = audience === 'level' ? input.level : null;
  if (audience === 'level' && level === null)
    throw new Refusal('content.popup_level_missing', {}, { field: 'level' });
  return { title, content, image, url, audience, level, frequency, startsAt, endsAt, isOn: is_on };
}

/** Every save writes all of them anew, so that the newest id rises with it: it is the list's version. */
const presentHotWords = (words: readonly HotWordRow[]): HotWords => ({
  version: Math.max(0, ...words.map(({ id }) => id)),
  rows: words.map(({ word, isHot }) => ({ word: toLocalizedText(word), hot: isHot })),
});

export const listEditedHotWords = async (ctx: Context): Promise<HotWords> =>
  presentHotWords(await listHotWords(ctx.db));

/** These words and no others are put forward for search. */
export const saveEditedHotWords = (
  ctx: Context,
  { version, rows }: CallChecked<'POST /platform/hot_words/save'>,
): Promise<HotWords> =>
  transact(ctx, async (ctx) => {
    await lockHotWords(ctx.db);
    const before = await listEditedHotWords(ctx);
    const standing = { subject: 'hot_words', id: 'all', version: before.version };
    await assertVersion(ctx, version, standing, () => before);
    await replaceHotWords(
      ctx.db,
      rows.map(({ word, hot }) => ({ word, isHot: hot })),
    );
    const after = await listEditedHotWords(ctx);
    const [was, is] = [{ rows: before.rows }, { rows: after.rows }];
    await recordChange(ctx, { subject: 'hot_words', id: 'all', before: was, after: is });
    announceChange(ctx, 'hot_words');
    return after;
  });
