import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { listLabels } from '../../../shipping/index.ts';
import { getShopOrder } from '../get-shop-order.ts';
import { listParcelPieces } from '../sent-pieces.queries.ts';

/** A parcel that holds several orders has one label, which each of them shows. */
export async function listOrderLabels(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /seller/orders/labels'>> {
  const order = await getShopOrder(ctx, id);
  const sent = await listParcelPieces(ctx.db, order.id);
  return { rows: await listLabels(ctx, [...new Set(sent.map(({ parcelId }) => parcelId))]) };
}
