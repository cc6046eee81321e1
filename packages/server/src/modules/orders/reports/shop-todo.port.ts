/** What later capabilities add to what waits to be done in a shop. */
import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

type Refunds = CallOut<'GET /seller/dashboard/info'>['todo']['refunds'];
export type ShopTodo = (db: Db, shopId: number) => Promise<Refunds>;

export const shopTodoPort = new Port<ShopTodo>('what of refunds waits in a shop');

/** A market without refunds has none. */
export const sumShopTodo = async ({ db, services }: Context, shopId: number): Promise<Refunds> =>
  (await services.ports.find(shopTodoPort)?.(db, shopId)) ?? { count: 0, oldest_due_at: null };
