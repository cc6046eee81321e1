/** Reads an uploaded table, some hundred kilobytes at a time, into the goods it names. */
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Portion, type Task, taskWork } from '../../kernel/tasks/task.ts';
import { forgetUpload } from './forget-upload.ts';
import { endOfLines, rowOf, type TableRow } from './goods-table.rules.ts';
import {
  addImportGoods,
  addRowCount,
  findImport,
  type ImportRecord,
  type ReadGoods,
} from './imports.queries.ts';
import { parseLines } from './parse-lines.ts';

const portionBytes = 512 * 1024;
/** Longer than any line may be. */
const mostBytes = 4 * 1024 * 1024;
const longestHandle = 255;

type At = { offset: number; line: number };

export const readTable = taskWork<undefined>({ kind: 'goods_import_read', step: readPortion });

async function readPortion(ctx: Context, task: Task): Promise<Portion> {
  const { importId } = task.input as { importId: number };
  const found = await findImport(ctx.db, importId);
  if (!found) throw new Refusal('common.not_found');
  const { shape } = found;
  const { offset, line } = (task.at as At | null) ?? shape;
  const bytes = await readLines(ctx, found, offset);
  const { lines, last } = parseLines(bytes, shape.separator, line);
  const rows = lines.map(({ cells, line }) => rowOf(shape.order, cells, line));
  await addImportGoods(ctx.db, importId, groupedByHandle(rows));
  await addRowCount(ctx.db, importId, rows.length);
  const read = offset + bytes.length;
  if (read >= shape.bytes) forgetUpload(ctx, found.source);
  return {
    at: { offset: read, line: last } satisfies At,
    done: read,
    total: shape.bytes,
    isLast: read >= shape.bytes,
  };
}

/** The next whole lines; the table's last need not end in a line break. */
async function readLines(ctx: Context, { source, shape }: ImportRecord, offset: number): Promise<Buffer> {
  if (offset >= shape.bytes) return Buffer.alloc(0);
  for (let size = portionBytes; size <= mostBytes; size *= 2) {
    const range = { start: offset, end: Math.min(offset + size, shape.bytes) - 1 };
    const part = await ctx.services.storage.readPrivate(source, range);
    if (!part) throw new Error(`the table ${source} is gone`);
    if (offset + part.bytes.length >= shape.bytes) return part.bytes;
    const end = endOfLines(part.bytes);
    if (end > 0) return part.bytes.subarray(0, end);
  }
  throw new Refusal('imports.not_a_table', { line: shape.line });
}

/** A line without a handle stands for itself, to be refused by its number. */
function groupedByHandle(rows: readonly TableRow[]): ReadGoods[] {
  const handleOf = ({ cells: { handle }, line }: TableRow) =>
    handle && handle.length <= longestHandle ? handle : line;
  return [...Map.groupBy(rows, handleOf)].map(([handle, grouped]) => ({
    line: grouped[0]?.line ?? 0,
    handle: typeof handle === 'string' ? handle : null,
    title: (cellOf(grouped, 'title') ?? '').slice(0, 200),
    type: (cellOf(grouped, 'type') ?? cellOf(grouped, 'category') ?? '').slice(0, 400),
    rows: grouped,
  }));
}

const cellOf = (rows: readonly TableRow[], key: 'title' | 'type' | 'category') =>
  rows.find(({ cells }) => cells[key])?.cells[key];
