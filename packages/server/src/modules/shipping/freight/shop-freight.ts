/** A shop's freight templates, as it looks after them. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney, parseMoney, toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { countGoodsByTemplate } from '../../catalog/index.ts';
import { listClosed } from '../delivery-area/closures.queries.ts';
import { regions } from '../delivery-area/region.rules.ts';
import { listTemplates, lockTemplate, type NewTemplate, removeTemplate } from './freight.queries.ts';
import { saveFreightTemplate } from './save-freight-template.ts';

type Listed = CallOut<'GET /seller/freight/templates'>;
type Row = Listed['rows'][number];

const mostTemplates = 50;

export async function listShopTemplates({ db, actor }: Context): Promise<Listed> {
  const { shopId } = requireActor({ actor }, 'seller');
  const goods = await countGoodsByTemplate(db, shopId);
  const closed = await listClosed(db, 'region');
  return {
    rows: (await listTemplates(db, shopId)).map((row) => present(row, goods.get(row.id) ?? 0)),
    provinces: regions.filter(({ code }) => !closed.has(code)).map(({ code, name }) => ({ code, name })),
  };
}

/** What was asked for orders that are placed stays as it was. */
export function saveShopTemplate(
  ctx: Context,
  { id, version: began, ...input }: CallChecked<'POST /seller/freight/save'>,
): Promise<Row> {
  const { shopId } = requireActor(ctx, 'seller');
  const template = templateFrom(shopId, input);
  return transact(ctx, async (ctx) => {
    const before = id === undefined ? null : await lockTemplate(ctx.db, shopId, id);
    if (before)
      await assertVersion(ctx, began, { ...before, subject: 'freight_template' }, async () =>
        present(before, (await countGoodsByTemplate(ctx.db, shopId)).get(before.id) ?? 0),
      );
    if (id === undefined && (await listTemplates(ctx.db, shopId)).length >= mostTemplates) {
      throw new Refusal('shipping.too_many_templates', { most: mostTemplates });
    }
    const saved = await saveFreightTemplate(ctx, id === undefined ? template : { ...template, id });
    const goods = (await countGoodsByTemplate(ctx.db, shopId)).get(saved) ?? 0;
    const after = present({ ...template, id: saved, version: (before?.version ?? 0) + 1 }, goods);
    await recordChange(ctx, {
      subject: 'freight_template',
      id: saved,
      before: before && present(before, goods),
      after,
    });
    return after;
  });
}

export function deleteShopTemplate(
  ctx: Context,
  { id }: CallChecked<'POST /seller/freight/delete'>,
): Promise<void> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const before = await lockTemplate(ctx.db, shopId, id);
    if (!before) throw new Refusal('common.not_found');
    const goods = (await countGoodsByTemplate(ctx.db, shopId)).get(id) ?? 0;
    if (goods > 0) throw new Refusal('shipping.template_in_use', { goods });
    await removeTemplate(ctx.db, id);
    await recordChange(ctx, { subject: 'freight_template', id, before: present(before, 0), after: null });
  });
}

type Fields = Omit<CallChecked<'POST /seller/freight/save'>, 'id' | 'version'>;

const templateFrom = (
  shopId: number,
  { name, kind, rates, free_over, no_delivery }: Fields,
): NewTemplate => ({
  shopId,
  name,
  kind,
  rates: rates.map((rate) => ({
    provinces: rate.provinces,
    firstUnits: rate.first_units,
    firstCents: parseMoney(rate.first),
    nextUnits: rate.next_units,
    nextCents: parseMoney(rate.next),
  })),
  freeOverCents: free_over === null ? null : parseMoney(free_over),
  noDelivery: no_delivery,
});

type Template = Omit<NewTemplate, 'shopId'> & { id: number; version: number };

const present = (
  { id, version, name, kind, rates, freeOverCents, noDelivery }: Template,
  goods: number,
): Row => ({
  id,
  version,
  name,
  kind,
  goods,
  rates: rates.map((rate) => ({
    provinces: rate.provinces,
    first_units: rate.firstUnits,
    first: formatMoney(rate.firstCents),
    next_units: rate.nextUnits,
    next: formatMoney(rate.nextCents),
  })),
  free_over: freeOverCents === null ? null : toMoneyText(freeOverCents),
  no_delivery: noDelivery,
});
