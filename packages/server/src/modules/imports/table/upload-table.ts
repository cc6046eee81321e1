import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { UploadedFile } from '../../../kernel/http/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  claimPrivateUploads,
  insertPrivateUploads,
} from '../../../kernel/storage/private-uploads.queries.ts';
import { startTask } from '../../../kernel/tasks/start-task.ts';
import { isMalformedFile } from '../import-pool.ts';
import { insertImport, setTask } from '../imports.queries.ts';
import type { TableShape } from '../imports.tables.ts';
import { showImport } from '../show-imports.ts';

/** Keeps the table and begins to read it. */
export async function uploadTable(
  ctx: Context,
  _input: object,
  { path, fileName }: UploadedFile,
): Promise<CallOut<'POST /seller/imports/upload'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const source = `imports/${randomUUID()}`;
  const table = await ctx.services.tempFiles.newPath();
  let shape: TableShape;
  try {
    shape = await decode(ctx, { from: path, to: table }, `shop:${shopId}`);
    await insertPrivateUploads(ctx.db, [source]);
    await ctx.services.storage.keepPrivateFile(source, table);
  } finally {
    await rm(table, { force: true });
  }
  return transact(ctx, async (ctx) => {
    const name = toFileName(fileName);
    const createdAt = ctx.clock.now();
    const id = await insertImport(ctx.db, { shopId, name, source, shape, createdAt });
    const wanted = {
      kind: 'goods_import_read' as const,
      name,
      rights: ['goods.write'],
      input: { importId: id },
    };
    const task = await startTask(ctx, wanted);
    await setTask(ctx.db, id, task.id);
    await claimPrivateUploads(ctx.db, [source], task.id);
    return showImport(ctx, { id });
  });
}

async function decode(
  { services }: Context,
  paths: { from: string; to: string },
  owner: string,
): Promise<TableShape> {
  try {
    return await services.importPool.run('decodeTable', paths, owner);
  } catch (error) {
    throw isMalformedFile(error) ? new Refusal('imports.not_a_table', { line: 1 }, { field: 'file' }) : error;
  }
}

/** A browser's file name may be anything; it is only shown. */
const toFileName = (fileName: string): string =>
  fileName.replace(/\p{C}/gu, '').slice(-120) || 'products.csv';
