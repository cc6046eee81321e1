import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { showLastStep } from '../shipping/index.ts';
import { listLines } from './order.queries.ts';
import { listOwnParcels } from './order-lists.queries.ts';
import { countByState } from './shop/shop-orders.queries.ts';

type Statistics = CallOut<'GET /wanlshop/user/statistics'>['statistics'];
type Counted = { order: Omit<Statistics['order'], 'customer'>; logistics: Statistics['logistics'] };

/** The last step is shown for this many parcels on their way. */
const shownParcels = 3;

/** What a shopper's own page says of orders; what belongs to other capabilities is not here. */
export async function countOrders(ctx: Context, shopperId: number): Promise<Counted> {
  const states = await countByState(ctx.db, { shopperId, isHiddenLeftOut: true });
  return {
    order: {
      pay: states.get('pending_payment') ?? 0,
      groups: states.get('pending_group') ?? 0,
      delive: states.get('pending_shipment') ?? 0,
      receiving: states.get('shipped') ?? 0,
      evaluate: states.get('pending_review') ?? 0,
      whole: [...states.values()].reduce((total, orders) => total + orders, 0),
    },
    logistics: await listMoving(ctx, shopperId),
  };
}

/** The parcels that are on their way, the one sent last first, each with its newest step. */
async function listMoving(ctx: Context, shopperId: number): Promise<Statistics['logistics']> {
  const parcels = await listOwnParcels(ctx.db, shopperId, shownParcels);
  const lines = await listLines(
    ctx.db,
    parcels.map(({ orderId }) => orderId),
  );
  const moving: Statistics['logistics'] = [];
  for (const { orderId, parcelId } of parcels) {
    const step = await showLastStep(ctx, parcelId);
    const image = lines.find((line) => line.orderId === orderId)?.image ?? '';
    if (step) moving.push({ order_id: orderId, image, status: step.status, text: step.text, at: step.at });
  }
  return moving;
}
