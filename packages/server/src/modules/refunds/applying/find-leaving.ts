import type { Context } from '../../../kernel/context.ts';
import { type AfterSaleOrder, listLeaving } from '../../orders/index.ts';
import { lineRefunds } from '../line-refunds.ts';

/** The lines of an order that an open refund takes whole. */
export const findLeaving = async ({ db }: Context, { lines }: AfterSaleOrder): Promise<ReadonlySet<number>> =>
  listLeaving(
    await lineRefunds.find(
      db,
      lines.map(({ id }) => id),
    ),
  );
