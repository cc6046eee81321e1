/** Reads an uploaded table, some thousand lines at a time, into the goods it names. */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Batch, type Task, taskWork } from '../../../kernel/tasks/task.ts';
import { forgetUpload } from '../forget-upload.ts';
import { runImportJob } from '../import-pool.ts';
import { addImportGoods, addRowCount, findImport, type ImportRecord } from '../imports.queries.ts';
import type { ReadBatch } from './read-batch.ts';

const batchBytes = 512 * 1024;
/** Longer than any line may be. */
const mostBytes = 4 * 1024 * 1024;
const mostRows = 300_000;

type At = { offset: number; line: number };
type Prepared = { found: ImportRecord; at: At; batch: ReadBatch };

const nothingLeft = (line: number): ReadBatch => ({ goods: [], rows: 0, bytes: 0, line });

/** The next whole lines. */
async function prepare(ctx: Context, task: Task): Promise<Prepared> {
  const { importId } = task.input as { importId: number };
  const found = await findImport(ctx.db, importId);
  if (!found) throw new Refusal('common.not_found');
  const { shape, source } = found;
  const { offset, line } = (task.at as At | null) ?? shape;
  const at = { offset, line };
  if (offset >= shape.bytes) return { found, at, batch: nothingLeft(line) };
  for (let size = batchBytes; size <= mostBytes; size *= 2) {
    const range = { start: offset, end: Math.min(offset + size, shape.bytes) - 1 };
    const part = await ctx.services.storage.readPrivate(source, range);
    if (!part) throw new Error(`the table ${source} is gone`);
    const isLast = offset + part.bytes.length >= shape.bytes;
    const batch = await runImportJob(ctx, 'readBatch', { bytes: part.bytes, isLast, shape, line });
    if (batch) return { found, at, batch };
  }
  throw new Refusal('imports.not_a_table', { line });
}

async function step(ctx: Context, _task: Task, { found, at, batch }: Prepared): Promise<Batch> {
  const { id, shape, source, rows } = found;
  if (rows + batch.rows > mostRows) throw new Refusal('imports.too_many_rows', { most: mostRows });
  await addImportGoods(ctx.db, id, batch.goods);
  await addRowCount(ctx.db, id, batch.rows);
  const offset = at.offset + batch.bytes;
  const isLast = offset >= shape.bytes;
  if (isLast) forgetUpload(ctx, source);
  return { at: { offset, line: batch.line } satisfies At, done: offset, total: shape.bytes, isLast };
}

export const readTable = taskWork<Prepared>({ kind: 'goods_import_read', prepare, step });
