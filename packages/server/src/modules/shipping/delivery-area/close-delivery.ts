/** What the operator switches off: carriers that shops may send by, and regions that parcels go to. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { carriers, findCarrier } from '../parcels/carrier.rules.ts';
import { listClosed, setClosed } from './closures.queries.ts';
import { findRegion, pathOfRegion, type RegionNode, regions } from './region.rules.ts';

export async function listPlatformCarriers(ctx: Context): Promise<CallOut<'GET /platform/carriers/list'>> {
  const closed = await listClosed(ctx.db, 'carrier');
  return {
    rows: carriers.map(({ code, phone, ...names }) => ({
      code,
      name: names[ctx.language],
      phone,
      open: !closed.has(code),
    })),
  };
}

export async function hasOpenCarrier(db: Db): Promise<boolean> {
  const closed = await listClosed(db, 'carrier');
  return carriers.some(({ code }) => !closed.has(code));
}

export async function saveCarrier(
  ctx: Context,
  { code, open }: CallChecked<'POST /platform/carriers/save'>,
): Promise<void> {
  if (!findCarrier(code)) throw new Refusal('shipping.carrier_unknown', { code }, { field: 'code' });
  await switchTo(ctx, 'carrier', code, open);
}

/** The regions below one, with how many of all below each of them are switched off. */
export async function listPlatformRegions(
  { db }: Context,
  { parent }: CallChecked<'GET /platform/regions/list'>,
): Promise<CallOut<'GET /platform/regions/list'>> {
  const closed = await listClosed(db, 'region');
  const path = parent === undefined ? [] : pathOfRegion(parent);
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
