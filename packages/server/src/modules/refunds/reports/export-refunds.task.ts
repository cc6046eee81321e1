/** Writes the refunds of a shop as a table, some hundred at a time. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { stringify } from 'csv-stringify/sync';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { startTask } from '../../../kernel/tasks/start-task.ts';
import { asText } from '../../../kernel/tasks/table-text.ts';
import { type Batch, type Task, taskWork } from '../../../kernel/tasks/task.ts';
import { presentTask } from '../../tasks/index.ts';
import { toShopFilter } from '../lists/list-staff-refunds.ts';
import { countOfShop, listOfShopAfter } from '../lists/lists.queries.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { findBuyers } from '../showing/present-behind.ts';
import { findParts, getReasonText, presentOwnRow } from '../showing/present-row.ts';
import { refundColumns, type TableRefund, toTableRow } from './refund-table.rules.ts';

const batchRefunds = 100;

type Input = CallChecked<'POST /seller/refunds/export'>;

export const exportRefunds = (ctx: Context, input: Input): Promise<CallOut<'POST /seller/refunds/export'>> =>
  transact(ctx, async (ctx) => {
    const fileName = `refunds-${ctx.calendar.toDay(ctx.clock.now())}.csv`;
    const task = await startTask(ctx, {
      kind: 'refunds_export',
      name: fileName,
      fileName,
      input,
      rights: ['refunds.read', 'refunds.export'],
    });
    const after = { kind: task.kind, ...input };
    await recordChange(ctx, { subject: 'task', id: task.id, before: null, after });
    return presentTask(ctx, task);
  });

async function step(ctx: Context, task: Task): Promise<Batch> {
  const filter = toShopFilter(ctx, task.input as Input);
  const after = (task.at as number | null) ?? 0;
  const rows = await listOfShopAfter(ctx.db, filter, { after, limit: batchRefunds });
  const lines = (await toTable(ctx, rows)).map((one) => toTableRow(one, ctx.calendar));
  const isFirst = task.parts === 0;
  const header = refundColumns.map((column) =>
    ctx.services.translate(ctx.language, `refunds.column_${column}`),
  );
  return {
    at: rows.at(-1)?.id ?? after,
    done: task.done + rows.length,
    total: task.total || (await countOfShop(ctx.db, filter)),
    isLast: rows.length < batchRefunds,
    part: Buffer.from(
      stringify(isFirst ? [header, ...lines] : lines, { bom: isFirst, escape_formulas: true, cast: asText }),
    ),
  };
}

async function toTable(ctx: Context, rows: readonly RefundRecord[]): Promise<TableRefund[]> {
  const getParts = await findParts(ctx, rows);
  const getBuyer = await findBuyers(ctx, rows);
  const say = (key: string) => ctx.services.translate(ctx.language, `refunds.${key}`);
  return rows.map((row) => {
    const { goods } = presentOwnRow(ctx, row, getParts(row).order);
    return {
      row,
      goods: goods.title,
      sku: goods.values.join(' / '),
      state: say(`state_${row.state}`),
      kind: say(`kind_${row.kind}`),
      reason: getReasonText(ctx, row),
      buyer: getBuyer(row).nickname,
    };
  });
}

export const exportRefundsWork = taskWork<undefined>({ kind: 'refunds_export', step });
