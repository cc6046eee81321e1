import type { AlertKind } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/db/transact.ts';
import { insertAlert } from './alert.queries.ts';
import { noShop } from './alert.tables.ts';

export type NewsForStaff = {
  kind: AlertKind;
  /** Null for the platform. */
  shopId: number | null;
  subjectId: number | null;
  params?: Record<string, string>;
  /** What happened, as one text for one happening: `orders.paid 12`. */
  source: string;
};

/** Alerts a shop's staff, or the platform's, once: written down, then told to their open consoles. */
export async function alertStaff(
  ctx: Context,
  { kind, shopId, subjectId, params = {}, source }: NewsForStaff,
): Promise<void> {
  const createdAt = ctx.clock.now();
  const isNew = await insertAlert(ctx.db, {
    shopId: shopId ?? noShop,
    kind,
    subjectId,
    params,
    source,
    createdAt,
  });
  if (!isNew) return;
  const { push } = ctx.services;
  afterCommit(ctx, () =>
    shopId === null ? push.toPlatform({ type: 'alert', kind }) : push.toShop(shopId, { type: 'alert', kind }),
  );
}
