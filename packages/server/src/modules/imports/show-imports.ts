import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { nextPage } from '../../kernel/cursor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Task } from '../../kernel/tasks/task.ts';
import { findTasks } from '../../kernel/tasks/tasks.queries.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { listLeaves } from '../catalog/index.ts';
import { presentTask } from '../tasks/index.ts';
import { categoryNamed, toStage } from './import.rules.ts';
import {
  countOutcomes,
  findImport,
  type ImportRecord,
  listImportRows,
  listReport,
  listTypes,
} from './imports.queries.ts';

type Details = CallOut<'GET /seller/imports/details'>;
type Row = CallOut<'GET /seller/imports/list'>['rows'][number];

/** More types than anyone would sort by hand. */
const mostTypes = 500;

/** Another shop's import is not there. */
async function requireImport(ctx: Context, id: number): Promise<ImportRecord> {
  const found = await findImport(ctx.db, id);
  if (found?.shopId !== requireActor(ctx, 'seller').shopId) throw new Refusal('common.not_found');
  return found;
}

export async function listImports(
  ctx: Context,
  { page, limit }: CallChecked<'GET /seller/imports/list'>,
): Promise<CallOut<'GET /seller/imports/list'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const { rows, total } = await listImportRows(ctx.db, shopId, { offset: (page - 1) * limit, limit });
  const next = nextPage(page, limit, total);
  return { rows: await presentRows(ctx, rows), total, next };
}

export async function showImport(ctx: Context, { id }: { id: number }): Promise<Details> {
  const found = await requireImport(ctx, id);
  const [row] = await presentRows(ctx, [found]);
  if (!row) throw new Refusal('common.not_found');
  const { choices } = found;
  return {
    ...row,
    types: await presentTypes(ctx, found),
    unread_columns: found.shape.unread ?? [],
    choices: {
      freight_template_id: choices?.templateId ?? null,
      category_id: choices?.categoryId ?? null,
      pictures: choices?.pictures ?? 'fetch',
    },
  };
}

export async function showReport(
  ctx: Context,
  { id, outcome, keyword, page, limit }: CallChecked<'GET /seller/imports/report'>,
): Promise<CallOut<'GET /seller/imports/report'>> {
  await requireImport(ctx, id);
  const counts = (await countOutcomes(ctx.db, [id])).get(id);
  if (!counts) throw new Refusal('common.not_found');
  const filter = { importId: id, outcome, keyword };
  const { rows, total } = await listReport(ctx.db, filter, { offset: (page - 1) * limit, limit });
  const say = ctx.services.translate;
  return {
    rows: rows.map(({ line, handle, title, outcome, goodsId, notes }) => ({
      line,
      handle: handle ?? '',
      title,
      outcome,
      goods_id: goodsId,
      notes: notes.map(({ line, key, params }) => ({ line, msg: say(ctx.language, key, params) })),
    })),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

async function presentRows(ctx: Context, rows: readonly ImportRecord[]): Promise<Row[]> {
  // the tasks first: of one that is done, every later count is final
  const tasks = await findTasks(
    ctx.db,
    rows.map(({ taskId }) => taskId),
  );
  const counts = await countOutcomes(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const task: Task | undefined = tasks.get(row.taskId);
    const counted = counts.get(row.id);
    if (!task || !counted) return [];
    return {
      id: row.id,
      name: row.name,
      rows: row.rows,
      stage: toStage(task),
      counts: counted,
      task: presentTask(ctx, task),
      created_at: toUnixSeconds(row.createdAt),
    };
  });
}

/** The category chosen for a type before, else the one it seems to be. */
async function presentTypes(ctx: Context, { id, choices }: ImportRecord): Promise<Details['types']> {
  const types = await listTypes(ctx.db, id, mostTypes);
  const leaves = await listLeaves(ctx.db);
  return types.map(({ name, goods }) => ({
    name,
    goods,
    category_id:
      new Map(Object.entries(choices?.categories ?? {})).get(name) ?? categoryNamed(name, leaves)?.id ?? null,
  }));
}
