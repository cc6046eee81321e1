/** Reads an uploaded table, some thousand lines at a time, into the goods it names. */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Portion, type Task, taskWork } from '../../../kernel/tasks/task.ts';
import { forgetUpload } from '../forget-upload.ts';
import { runImportJob } from '../import-pool.ts';
import { addImportGoods, addRowCount, findImport, type ImportRecord } from '../imports.queries.ts';
import type { ReadPortion } from './read-batch.ts';

const portionBytes = 512 * 1024;
/** Longer than any line may be. */
const mostBytes = 4 * 1024 * 1024;
const mostRows = 300_000;

type At = { offset: number; line: number };
type Prepared = { found: ImportRecord; at: At; portion: ReadPortion };

const nothingLeft = (line: number): ReadPortion => ({ goods: [], rows: 0, bytes: 0, line });

/** The next whole lines. */
async function prepare(ctx: Context, task: Task): Promise<Prepared> {
  const { importId } = task.input as { importId: number };
  const found = await findImport(ctx.db, importId);
  if (!found) throw new Refusal('common.not_found');
  const { shape, source } = found;
  const { offset, line } = (task.at as At | null) ?? shape;
  const at = { offset, line };
  if (offset >= shape.bytes) return { found, at, portion: nothingLeft(line) };
  for (let size = portionBytes; size <= mostBytes; size *= 2) {
    const range = { start: offset, end: Math.min(offset + size, shape.bytes) - 1 };
    const part = await ctx.services.storage.readPrivate(source, range);
    if (!part) throw new Error(`the table ${source} is gone`);
    const isLast = offset + part.bytes.length >= shape.bytes;
    const portion = await runImportJob(ctx, 'readPortion', { bytes: part.bytes, isLast, shape, line });
    if (portion) return { found, at, portion };
  }
  throw new Refusal('imports.not_a_table', { line });
}

async function step(ctx: Context, _task: Task, { found, at, portion }: Prepared): Promise<Portion> {
  const { id, shape, source, rows } = found;
  if (rows + portion.rows > mostRows) throw new Refusal('imports.too_many_rows', { most: mostRows });
  await addImportGoods(ctx.db, id, portion.goods);
  await addRowCount(ctx.db, id, portion.rows);
  const offset = at.offset + portion.bytes;
  const isLast = offset >= shape.bytes;
  if (isLast) forgetUpload(ctx, source);
  return { at: { offset, line: portion.line } satisfies At, done: offset, total: shape.bytes, isLast };
}

export const readTable = taskWork<Prepared>({ kind: 'goods_import_read', prepare, step });
