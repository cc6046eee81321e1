/** Writes the shop's orders as a table, some hundred at a time. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { stringify } from 'csv-stringify/sync';
import { holdsRight, requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { startTask } from '../../kernel/tasks/start-task.ts';
import { type Portion, type Task, taskWork } from '../../kernel/tasks/task.ts';
import { findShoppers, maskMobile } from '../identity/index.ts';
import { findParcel } from '../shipping/index.ts';
import { presentTask } from '../tasks/index.ts';
import { stateOfTab } from './list-shop-orders.ts';
import { listLines } from './order.queries.ts';
import type { ListedOrder } from './order-lists.queries.ts';
import { orderColumns, orderTableRows, type TableOrder } from './order-table.rules.ts';
import { countShopOrders, listShopOrdersAfter, type ShopOrderFilter } from './shop-orders.queries.ts';

const portionOrders = 100;

type Input = CallChecked<'POST /seller/orders/export'>;
/** Whether mobile numbers are told was settled by who began it. */
type TaskInput = Input & { tellsMobile: boolean };

export async function exportOrders(
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /seller/orders/export'>> {
  return transact(ctx, async (ctx) => {
    const fileName = `orders-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
    const tellsMobile = holdsRight(ctx.actor, 'orders.contact');
    const task = await startTask(ctx, {
      ...{ kind: 'orders_export', name: fileName, right: 'orders.read', fileName },
      input: { ...input, tellsMobile } satisfies TaskInput,
    });
    const after = { kind: task.kind, ...input, mobiles: tellsMobile };
    await recordChange(ctx, { subject: 'task', id: task.id, before: null, after });
    return presentTask(ctx, task);
  });
}

async function step(ctx: Context, task: Task): Promise<Portion> {
  const input = task.input as TaskInput;
  const filter = filterOf(ctx, input);
  const after = (task.at as number | null) ?? 0;
  const orders = await listShopOrdersAfter(ctx.db, filter, { after, limit: portionOrders });
  const rows = (await tableOrders(ctx, orders, input.tellsMobile)).flatMap(orderTableRows);
  const isFirst = task.parts === 0;
  const say = (column: string) => ctx.services.translate(ctx.language, `orders.column_${column}`);
  const lines = rows.map((row) => orderColumns.map((column) => row[column] ?? ''));
  const header = orderColumns.map(say);
  return {
    at: orders.at(-1)?.id ?? after,
    done: task.done + orders.length,
    total: task.total || (await countShopOrders(ctx.db, filter)),
    isLast: orders.length < portionOrders,
    part: Buffer.from(
      stringify(isFirst ? [header, ...lines] : lines, { bom: isFirst, escape_formulas: true }),
    ),
  };
}

const filterOf = (ctx: Context, { state, keyword, from, to, late }: Input): ShopOrderFilter => ({
  shopId: requireActor(ctx, 'seller').shopId,
  state: stateOfTab.get(state),
  keyword,
  from: from === undefined ? undefined : new Date(from * 1_000),
  to: to === undefined ? undefined : new Date(to * 1_000),
  lateAt: late ? ctx.clock.now() : undefined,
});

async function tableOrders(
  ctx: Context,
  orders: readonly ListedOrder[],
  tellsMobile: boolean,
): Promise<TableOrder[]> {
  const lines = Map.groupBy(
    await listLines(
      ctx.db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const buyers = await findShoppers(
    ctx.db,
    orders.map(({ shopperId }) => shopperId),
  );
  const told: TableOrder[] = [];
  for (const order of orders) {
    const parcel = order.parcelId === null ? null : await findParcel(ctx, order.parcelId);
    const { mobile } = order.address;
    told.push({
      order,
      lines: lines.get(order.id) ?? [],
      state: ctx.services.translate(ctx.language, `orders.state_${order.state}`),
      buyer: buyers.get(order.shopperId)?.nickname ?? '',
      mobile: tellsMobile ? mobile : maskMobile(mobile),
      carrier: parcel?.carrier ?? '',
      trackingNo: parcel?.tracking_no ?? '',
    });
  }
  return told;
}

export const exportOrdersWork = taskWork<undefined>({ kind: 'orders_export', step });
