import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { fromUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import {
  type AdvertRow,
  deleteAdvert,
  insertAdvert,
  listAdverts,
  lockAdvert,
  lockAdvertsOfPlace,
  updateAdvert,
} from '../content.queries.ts';
import { announceChange } from '../storefront/announce-change.ts';
import { type EditedAdvert, presentEditedAdvert } from './advert.present.ts';

type Input = CallChecked<'POST /platform/adverts/save'>;

export async function listEditedAdverts(
  ctx: Context,
  { place }: CallChecked<'GET /platform/adverts/list'>,
): Promise<CallOut<'GET /platform/adverts/list'>> {
  const rows = (await listAdverts(ctx.db)).filter((row) => place === undefined || row.place === place);
  return { rows: rows.map((row) => presentEditedAdvert(row, ctx.clock.now())) };
}

/** Adds an advert at the end of its place or changes one; one that moves to another place goes to its end. */
export const saveAdvert = (ctx: Context, input: Input): Promise<EditedAdvert> =>
  transact(ctx, async (ctx) => {
    const fields = toFields(input);
    if (fields.startsAt && fields.endsAt && fields.endsAt <= fields.startsAt)
      throw new Refusal('content.ends_before_start', {}, { field: 'ends_at' });
    const before = input.id === undefined ? null : await lockAdvert(ctx.db, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, input.version, { ...before, subject: 'advert' }, () =>
        presentEditedAdvert(before, ctx.clock.now()),
      );
    const position =
      before?.place === input.place ? before.position : await findNextPosition(ctx, input.place);
    const row = { ...fields, position, version: (before?.version ?? 0) + 1 };
    if (before) await updateAdvert(ctx.db, before.id, row);
    const id = before?.id ?? (await insertAdvert(ctx.db, row));
    const after = presentEditedAdvert({ id, ...row }, ctx.clock.now());
    const was = before && presentEditedAdvert(before, ctx.clock.now());
    await recordChange(ctx, { subject: 'advert', id, before: was, after });
    announceChange(ctx, 'adverts');
    return after;
  });

const toFields = ({ place, title, subtitle, image, url, colour, starts_at, ends_at }: Input) => ({
  place,
  title,
  subtitle,
  image,
  url,
  colour,
  startsAt: fromUnixSecondsOrNull(starts_at),
  endsAt: fromUnixSecondsOrNull(ends_at),
});

const findNextPosition = async (ctx: Context, place: AdvertRow['place']): Promise<number> =>
  Math.max(-1, ...(await lockAdvertsOfPlace(ctx.db, place)).map(({ position }) => position)) + 1;

/** Puts all adverts of a place in an order; one that was added or taken away meanwhile makes it outdated. */
export const orderAdverts = (
  ctx: Context,
  { place, ids }: CallChecked<'POST /platform/adverts/order'>,
): Promise<CallOut<'POST /platform/adverts/order'>> =>
  transact(ctx, async (ctx) => {
    const rows = await lockAdvertsOfPlace(ctx.db, place);
    const asked = [...new Set(ids)];
    if (asked.length !== rows.length || rows.some(({ id }) => !asked.includes(id)))
      throw new Refusal('content.order_outdated', {}, { field: 'ids' });
    for (const [position, id] of asked.entries()) await updateAdvert(ctx.db, id, { position });
    const before = { order: rows.map(({ id }) => id) };
    await recordChange(ctx, { subject: 'adverts', id: place, before, after: { order: asked } });
    announceChange(ctx, 'adverts');
    return listEditedAdverts(ctx, { place });
  });

export const removeAdvert = (ctx: Context, { id }: { id: number }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const row = await lockAdvert(ctx.db, id);
    if (!row) throw new Refusal('common.not_found');
    await deleteAdvert(ctx.db, id);
    const before = presentEditedAdvert(row, ctx.clock.now());
    await recordChange(ctx, { subject: 'advert', id, before, after: null });
    announceChange(ctx, 'adverts');
  });
