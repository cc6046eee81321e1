/** Writes the shop's goods as a table that can be imported again, some hundred at a time. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { stringify } from 'csv-stringify/sync';
import { requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { startTask } from '../../kernel/tasks/start-task.ts';
import { type Batch, type Task, taskWork } from '../../kernel/tasks/task.ts';
import { countShopGoods, listShopGoodsAfter, type ShopGoodsFilter } from '../catalog/index.ts';
import { presentTask } from '../tasks/index.ts';
import { toRows } from './table/goods-rows.rules.ts';
import { columnKeys, columns } from './table/goods-table.rules.ts';
import { findHandles } from './table/handles.queries.ts';

const batchGoods = 200;

export async function exportGoods(
  ctx: Context,
  input: CallChecked<'POST /seller/goods/export'>,
): Promise<CallOut<'POST /seller/goods/export'>> {
  return transact(ctx, async (ctx) => {
    const day = ctx.calendar.toDay(ctx.clock.now());
    const fileName = `goods-${day}.csv`;
    const task = await startTask(ctx, {
      kind: 'goods_export',
      name: fileName,
      rights: ['goods.read', 'goods.export'],
      input,
      fileName,
    });
    await recordChange(ctx, {
      subject: 'task',
      id: task.id,
      before: null,
      after: { kind: task.kind, ...input },
    });
    return presentTask(ctx, task);
  });
}

async function step(ctx: Context, task: Task): Promise<Batch> {
  const { shopId } = requireActor(ctx, 'seller');
  const filter = task.input as ShopGoodsFilter;
  const after = (task.at as number | null) ?? 0;
  const goods = await listShopGoodsAfter(ctx, filter, { id: after, limit: batchGoods });
  const handles = await findHandles(
    ctx.db,
    shopId,
    goods.map(({ id }) => id),
  );
  const base = ctx.services.config.publicUrl?.replace(/\/$/, '') ?? '';
  const rows = goods.flatMap((one) => toRows(one, handles.get(one.id) ?? `goods-${one.id}`, base));
  const isFirst = task.parts === 0;
  const lines = rows.map((row) => columnKeys.map((key) => row[key] ?? ''));
  const header = columnKeys.map((key) => columns[key]);
  return {
    at: goods.at(-1)?.id ?? after,
    done: task.done + goods.length,
    total: task.total || (await countShopGoods(ctx, filter)),
    isLast: goods.length < batchGoods,
    part: Buffer.from(stringify(isFirst ? [header, ...lines] : lines, { bom: isFirst })),
  };
}

export const exportGoodsWork = taskWork<undefined>({ kind: 'goods_export', step });
