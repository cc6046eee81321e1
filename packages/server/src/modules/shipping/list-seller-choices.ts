import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { listClosed } from './delivery-area/closures.queries.ts';
import { regions } from './delivery-area/region.rules.ts';
import { listTemplates } from './freight/freight.queries.ts';
import { listAllCarriers } from './parcels/list-carriers.ts';
import { listAccounts } from './waybills/account.queries.ts';

/** The calling shop's freight templates, to choose one for a goods. */
export async function listFreightTemplates(ctx: Context): Promise<CallOut<'GET /seller/freight/list'>> {
  const templates = await listTemplates(ctx.db, requireActor(ctx, 'seller').shopId);
  return { rows: templates.map(({ id, name, kind }) => ({ id, name, kind })) };
}

const listOpenCarriers = async ({ db }: Context) => {
  const closed = await listClosed(db, 'carrier');
  return (await listAllCarriers(db)).filter(({ code }) => !closed.has(code));
};

/** The carriers a parcel can go with. */
export async function listCarriers(ctx: Context): Promise<CallOut<'GET /wanlshop/refund/carriers'>> {
  const open = await listOpenCarriers(ctx);
  return { rows: open.map((carrier) => ({ code: carrier.code, name: carrier[ctx.language] })) };
}

/** The same for a shop, which may know them by other names and have an account for waybills with them. */
export async function listSellerCarriers(ctx: Context): Promise<CallOut<'GET /seller/carriers/list'>> {
  const open = await listOpenCarriers(ctx);
  const accounts = ctx.services.waybills
    ? await listAccounts(ctx.db, requireActor(ctx, 'seller').shopId)
    : [];
  const withAccount = new Set(accounts.map(({ carrierCode }) => carrierCode));
  return {
    rows: open.map((carrier) => ({
      code: carrier.code,
      name: carrier[ctx.language],
      aliases: [...carrier.aliases],
      number_forms: [...carrier.numberForms],
      waybills: withAccount.has(carrier.code),
    })),
  };
}

export function listProvinces(): CallOut<'GET /seller/provinces/list'> {
  return { rows: regions.map(({ code, name }) => ({ code, name })) };
}
