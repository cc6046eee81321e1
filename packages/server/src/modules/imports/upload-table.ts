import { randomUUID } from 'node:crypto';
import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import type { UploadedFile } from '../../kernel/http/routes.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { startTask } from '../../kernel/tasks/start-task.ts';
import { decodeTable } from './decode-table.ts';
import { columnsOf, endOfLines, separatorOf } from './goods-table.rules.ts';
import { insertImport, setTask } from './imports.queries.ts';
import type { TableShape } from './imports.tables.ts';
import { parseLines } from './parse-lines.ts';
import { showImport } from './show-imports.ts';

/** A header is not longer than this, however many columns it has. */
const longestHeader = 64 * 1024;

/** Keeps the table and begins to read it. */
export async function uploadTable(
  ctx: Context,
  _input: object,
  { bytes, fileName }: UploadedFile,
): Promise<CallOut<'POST /seller/imports/upload'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const table = decodeTable(bytes);
  if (!table) throw new Refusal('imports.not_a_table', { line: 1 }, { field: 'file' });
  const shape = shapeOf(table);
  const source = `imports/${randomUUID()}`;
  await ctx.services.storage.keepPrivate(source, table);
  return transact(ctx, async (ctx) => {
    const name = nameOf(fileName);
    const createdAt = ctx.clock.now();
    const id = await insertImport(ctx.db, { shopId, name, source, shape, createdAt });
    const task = {
      kind: 'goods_import_read' as const,
      name,
      rights: ['goods.write'],
      input: { importId: id },
    };
    await setTask(ctx.db, id, (await startTask(ctx, task)).id);
    return showImport(ctx, { id });
  });
}

/** A browser's file name may be anything; it is only shown. */
const nameOf = (fileName: string): string => fileName.replace(/\p{C}/gu, '').slice(-120) || 'products.csv';

function shapeOf(table: Buffer): TableShape {
  const head = table.subarray(0, longestHeader);
  const [firstLine = ''] = head.toString().split(/\r?\n/, 1);
  const separator = separatorOf(firstLine);
  const end = Math.min(Buffer.byteLength(firstLine) + 2, head.length);
  const offset = endOfLines(head.subarray(0, end)) || head.length;
  const [header] = parseLines(head.subarray(0, offset), separator, 0).lines;
  const order = columnsOf(header?.cells ?? []);
  if (!order.includes('handle')) throw new Refusal('imports.no_handle_column', {}, { field: 'file' });
  return { separator, order, bytes: table.length, offset, line: 1 };
}
