/** What the operator switches off: carriers that shops may send by, and regions that parcels go to. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  type AddedCarrier,
  insertAdded,
  listAdded,
  lockAdded,
  updateAdded,
} from '../parcels/added-carriers.queries.ts';
import { findCarrier, findTakenName } from '../parcels/carrier.rules.ts';
import { listAllCarriers } from '../parcels/list-carriers.ts';
import { listClosed, setClosed } from './closures.queries.ts';
import { findRegion, type RegionNode, regions, toRegionPath } from './region.rules.ts';

export async function listPlatformCarriers(ctx: Context): Promise<CallOut<'GET /platform/carriers/list'>> {
  const closed = await listClosed(ctx.db, 'carrier');
  const added = new Map((await listAdded(ctx.db)).map((carrier) => [carrier.code, carrier]));
  const all = await listAllCarriers(ctx.db);
  return {
    rows: all.map(({ code, zh, en, aliases, phone }) => {
      const own = added.get(code);
      return {
        code,
        name: localized(ctx.language, zh, en),
        phone,
        open: !closed.has(code),
        added: own ? { version: own.version, zh, en, aliases: [...aliases], forms: own.numberForms } : null,
      };
    }),
  };
}

export async function hasOpenCarrier(db: Db): Promise<boolean> {
  const closed = await listClosed(db, 'carrier');
  return (await listAllCarriers(db)).some(({ code }) => !closed.has(code));
}

export async function saveCarrier(
  ctx: Context,
  { code, open }: CallChecked<'POST /platform/carriers/save'>,
): Promise<void> {
  if (!findCarrier(await listAllCarriers(ctx.db), code))
    throw new Refusal('shipping.carrier_unknown', { code }, { field: 'code' });
  await switchTo(ctx, 'carrier', code, open);
}

/** Adds a carrier, or corrects one that was added; those every market knows stay as they are. */
export const saveAddedCarrier = (
  ctx: Context,
  { version, forms, ...named }: CallChecked<'POST /platform/carriers/add'>,
): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { code } = named;
    await lockAdded(ctx.db);
    const before = (await listAdded(ctx.db)).find((one) => one.code === code);
    if (version === undefined ? findCarrier(await listAllCarriers(ctx.db), code) : !before)
      throw new Refusal(version === undefined ? 'shipping.carrier_name_taken' : 'common.not_found', {
        name: code,
      });
    const taken = findTakenName(await listAllCarriers(ctx.db), named);
    if (taken) throw new Refusal('shipping.carrier_name_taken', { name: taken });
    const after = { ...named, numberForms: forms };
    if (before) {
      const standing = { subject: 'carrier', id: code, version: before.version };
      const { numberForms, ...stands } = before;
      await assertVersion(ctx, version, standing, () => ({ ...stands, forms: numberForms }));
      await updateAdded(ctx.db, { ...after, version: before.version + 1 });
    } else await insertAdded(ctx.db, after);
    await recordChange(ctx, {
      subject: 'carrier',
      id: code,
      before: before ? describe(before) : null,
      after: describe(after),
    });
  });

const describe = ({ zh, en, aliases, phone, numberForms }: Omit<AddedCarrier, 'version'>) => ({
  zh,
  en,
  aliases: aliases.join(' / '),
  phone,
  forms: numberForms.join(' / '),
});

/** The regions below one, with how many of all below each of them are switched off. */
export async function listPlatformRegions(
  { db }: Context,
  { parent }: CallChecked<'GET /platform/regions/list'>,
): Promise<CallOut<'GET /platform/regions/list'>> {
  const closed = await listClosed(db, 'region');
  const path = parent === undefined ? [] : toRegionPath(parent);
  const above = path.at(-1);
  if (parent !== undefined && !above) throw new Refusal('shipping.region_unknown', {}, { field: 'parent' });
  const isOpen = ({ code }: RegionNode) => !closed.has(code);
  const below = above ? (above.children ?? []) : regions;
  return {
    rows: below.map((region: RegionNode) => ({
      code: region.code,
      name: region.name,
      open: isOpen(region),
      below: region.children?.length ?? 0,
      closed_below: countBelow(region, closed),
    })),
    path: path.map((region) => ({ code: region.code, name: region.name, open: isOpen(region) })),
  };
}

export async function saveRegion(
  ctx: Context,
  { code, open }: CallChecked<'POST /platform/regions/save'>,
): Promise<void> {
  if (!findRegion(code)) throw new Refusal('shipping.region_unknown', {}, { field: 'code' });
  await switchTo(ctx, 'region', code, open);
}

const countBelow = ({ children = [] }: RegionNode, closed: ReadonlySet<string>): number =>
  children.reduce((sum, child) => sum + Number(closed.has(child.code)) + countBelow(child, closed), 0);

const switchTo = (ctx: Context, kind: 'carrier' | 'region', code: string, isOpen: boolean) =>
  transact(ctx, async (ctx) => {
    const isChanged = await setClosed(ctx.db, kind, code, !isOpen);
    const before = { open: isChanged ? !isOpen : isOpen };
    await recordChange(ctx, { subject: kind, id: code, before, after: { open: isOpen } });
  });
