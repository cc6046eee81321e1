/** What the operator of a new market, and the staff of a new shop, have to do before it can sell, and whether it is done. */
import type { CallOut, FirstStep, ShopFirstStep } from '@chengji/contract';
import { holdsRight, requireActor } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { countGoodsOfShops, hasCategories, hasGoodsOfShop, hasGoodsOnSale } from '../../catalog/index.ts';
import { areKeyedArticlesWritten, isShopDecorated } from '../../content/index.ts';
import { hasOpenCarrier, hasTemplates } from '../../shipping/index.ts';
import { countStaff } from '../../shops/index.ts';
import { hideFor, isHiddenFor } from './first-steps.queries.ts';

type Step = { right: string; isDone: (ctx: Context) => Promise<boolean> | boolean };

const marketSteps: Record<FirstStep, Step> = {
  categories: { right: 'categories.write', isDone: ({ db }) => hasCategories(db) },
  texts: { right: 'articles.write', isDone: ({ db }) => areKeyedArticlesWritten(db) },
  carriers: { right: 'shipping.write', isDone: ({ db }) => hasOpenCarrier(db) },
  channels: {
    right: 'settings.write',
    isDone: ({ services }) => services.config.payChannels.some((channel) => channel !== 'balance'),
  },
  shop: { right: 'shops.approve', isDone: ({ db }) => hasGoodsOnSale(db) },
};

const getShopId = (ctx: Context) => requireActor(ctx, 'seller').shopId;

const shopSteps: Record<ShopFirstStep, Step> = {
  freight: { right: 'freight.write', isDone: (ctx) => hasTemplates(ctx.db, getShopId(ctx)) },
  goods: { right: 'goods.write', isDone: (ctx) => hasGoodsOfShop(ctx.db, getShopId(ctx)) },
  decoration: { right: 'decoration.write', isDone: (ctx) => isShopDecorated(ctx.db, getShopId(ctx)) },
  staff: { right: 'staff.write', isDone: async (ctx) => (await countStaff(ctx.db, getShopId(ctx))) > 1 },
  open: {
    right: 'goods.write',
    isDone: async (ctx) => {
      const shopId = getShopId(ctx);
      return ((await countGoodsOfShops(ctx.db, [shopId])).get(shopId) ?? 0) > 0;
    },
  },
};

/** Those of the person's role; none when all of these are done, or the person has hidden the list. */
async function listSteps<S extends string>(
  ctx: Context,
  steps: Record<S, Step>,
): Promise<{ step: S; done: boolean }[]> {
  if (await isHiddenFor(ctx.db, getStaff(ctx))) return [];
  const rows: { step: S; done: boolean }[] = [];
  for (const [step, { right, isDone }] of Object.entries(steps) as [S, Step][]) {
    if (holdsRight(ctx.actor, right)) rows.push({ step, done: await isDone(ctx) });
  }
  return rows.every(({ done }) => done) ? [] : rows;
}

const getStaff = ({ actor }: Context) =>
  actor.kind === 'seller' ? actor : requireActor({ actor }, 'platform');

export const listFirstSteps = async (ctx: Context): Promise<CallOut<'GET /platform/first_steps/list'>> => ({
  rows: await listSteps(ctx, marketSteps),
  pay_channels: [...ctx.services.config.payChannels],
});

export const listShopFirstSteps = async (ctx: Context): Promise<CallOut<'GET /seller/first_steps/list'>> => ({
  rows: await listSteps(ctx, shopSteps),
});

export async function hideFirstSteps(ctx: Context): Promise<void> {
  await hideFor(ctx.db, getStaff(ctx), ctx.clock.now());
  recordNothing(ctx);
}
