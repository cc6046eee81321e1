/** What the operator of a new market has to do before it can sell, and whether it is done. */
import type { CallOut, FirstStep } from '@chengji/contract';
import { holdsRight, requireActor } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { hasCategories, hasGoodsOnSale } from '../../catalog/index.ts';
import { areKeyedArticlesWritten } from '../../content/index.ts';
import { hasOpenCarrier } from '../../shipping/index.ts';
import { hideFor, isHiddenFor } from './first-steps.queries.ts';

type Step = { right: string; isDone: (ctx: Context) => Promise<boolean> | boolean };

const steps: Record<FirstStep, Step> = {
  categories: { right: 'categories.write', isDone: ({ db }) => hasCategories(db) },
  texts: { right: 'articles.write', isDone: ({ db }) => areKeyedArticlesWritten(db) },
  carriers: { right: 'shipping.write', isDone: ({ db }) => hasOpenCarrier(db) },
  channels: {
    right: 'settings.write',
    isDone: ({ services }) => services.config.payChannels.some((channel) => channel !== 'balance'),
  },
  shop: { right: 'shops.approve', isDone: ({ db }) => hasGoodsOnSale(db) },
};

/** Those of the person's role; none when all of these are done, or the person has hidden the list. */
export async function listFirstSteps(ctx: Context): Promise<CallOut<'GET /platform/first_steps/list'>> {
  const { staffId } = requireActor(ctx, 'platform');
  const { payChannels } = ctx.services.config;
  const answer = { pay_channels: [...payChannels] };
  if (await isHiddenFor(ctx.db, staffId)) return { ...answer, rows: [] };
  const rows: CallOut<'GET /platform/first_steps/list'>['rows'] = [];
  for (const [step, { right, isDone }] of Object.entries(steps)) {
    if (holdsRight(ctx.actor, right)) rows.push({ step: step as FirstStep, done: await isDone(ctx) });
  }
  return { ...answer, rows: rows.every(({ done }) => done) ? [] : rows };
}

export async function hideFirstSteps(ctx: Context): Promise<void> {
  await hideFor(ctx.db, requireActor(ctx, 'platform').staffId, ctx.clock.now());
  recordNothing(ctx);
}
