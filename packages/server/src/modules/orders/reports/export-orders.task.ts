/** Writes the shop's orders as a table, some hundred at a time. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { stringify } from 'csv-stringify/sync';
import { assertRight } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { startTask } from '../../../kernel/tasks/start-task.ts';
import { asText } from '../../../kernel/tasks/table-text.ts';
import { type Batch, type Task, taskWork } from '../../../kernel/tasks/task.ts';
import { findShoppers, maskMobile } from '../../identity/index.ts';
import { findParcel } from '../../shipping/index.ts';
import { presentTask } from '../../tasks/index.ts';
import { listLines } from '../order.queries.ts';
import type { ListedOrder } from '../order-lists.queries.ts';
import { toShopFilter } from '../shop/list-shop-orders.ts';
import { countShopOrders, listShopOrdersAfter } from '../shop/shop-orders.queries.ts';
import { orderColumns, orderTableRows, type TableOrder } from './order-table.rules.ts';

const batchOrders = 100;

type Input = CallChecked<'POST /seller/orders/export'>;
export async function exportOrders(
  ctx: Context,
  input: Input,
): Promise<CallOut<'POST /seller/orders/export'>> {
  const contacts = input.contacts ?? false;
  if (contacts) assertRight(ctx, 'orders.contact', 'contacts');
  return transact(ctx, async (ctx) => {
    const fileName = `orders-${ctx.calendar.toDay(ctx.clock.now())}.csv`;
    const task = await startTask(ctx, {
      kind: 'orders_export',
      name: fileName,
      fileName,
      input,
      rights: ['orders.read', 'orders.export', ...(contacts ? ['orders.contact'] : [])],
    });
    const after = { kind: task.kind, ...input, contacts };
    await recordChange(ctx, { subject: 'task', id: task.id, before: null, after });
    return presentTask(ctx, task);
  });
}

async function step(ctx: Context, task: Task): Promise<Batch> {
  const input = task.input as Input;
  const filter = toShopFilter(ctx, input);
  const after = (task.at as number | null) ?? 0;
  const orders = await listShopOrdersAfter(ctx.db, filter, { after, limit: batchOrders });
  const rows = (await tableOrders(ctx, orders, input.contacts ?? false)).flatMap((one) =>
    orderTableRows(one, ctx.calendar),
  );
  const isFirst = task.parts === 0;
  const say = (column: string) => ctx.services.translate(ctx.language, `orders.column_${column}`);
  const lines = rows.map((row) => orderColumns.map((column) => row[column] ?? ''));
  const header = orderColumns.map(say);
  const done = task.done + orders.length;
  const isLast = orders.length < batchOrders;
  if (isLast && input.contacts) await recordContacts(ctx, task, done);
  return {
    at: orders.at(-1)?.id ?? after,
    done,
    total: task.total || (await countShopOrders(ctx.db, filter)),
    isLast,
    part: Buffer.from(
      stringify(isFirst ? [header, ...lines] : lines, { bom: isFirst, escape_formulas: true, cast: asText }),
    ),
  };
}

/** Of how many orders whole numbers were handed out, under the call that began it. */
const recordContacts = (ctx: Context, { id }: Task, number: number): Promise<void> =>
  recordChange(
    { ...ctx, auditContext: { call: 'POST /seller/orders/export', isRecorded: false } },
    { subject: 'task', id, before: { contacts_read: 0 }, after: { contacts_read: number } },
  );

async function tableOrders(
  ctx: Context,
  orders: readonly ListedOrder[],
  isContactShown: boolean,
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
  const tableRows: TableOrder[] = [];
  for (const order of orders) {
    const parcel = order.parcelId === null ? null : await findParcel(ctx, order.parcelId);
    const { mobile } = order.address;
    tableRows.push({
      order,
      lines: lines.get(order.id) ?? [],
      state: ctx.services.translate(ctx.language, `orders.state_${order.state}`),
      buyer: buyers.get(order.shopperId)?.nickname ?? '',
      mobile: isContactShown ? mobile : maskMobile(mobile),
      carrier: parcel?.carrier ?? '',
      trackingNo: parcel?.tracking_no ?? '',
    });
  }
  return tableRows;
}

export const exportOrdersWork = taskWork<undefined>({ kind: 'orders_export', step });
