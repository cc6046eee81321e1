import type { CallOut } from '@chengji/contract';
import type { Db } from '../../kernel/db/database.ts';
import { countByState } from './shop-orders.queries.ts';

type Counters = CallOut<'GET /wanlshop/user/statistics'>['statistics']['order'];

/** A shopper's order counters, with the names that clients store; those of other capabilities are not here. */
export async function countOrders(db: Db, shopperId: number): Promise<Omit<Counters, 'customer'>> {
  const states = await countByState(db, { shopperId });
  return {
    pay: states.get('pending_payment') ?? 0,
    groups: states.get('pending_group') ?? 0,
    delive: states.get('pending_shipment') ?? 0,
    receiving: states.get('shipped') ?? 0,
    evaluate: states.get('pending_review') ?? 0,
    whole: [...states.values()].reduce((total, orders) => total + orders, 0),
  };
}
