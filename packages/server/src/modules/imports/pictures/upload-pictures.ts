import { randomUUID } from 'node:crypto';
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
import { presentTask } from '../../tasks/index.ts';
import { isMalformedFile } from '../import-pool.ts';
import type { ZippedFile } from './list-pictures.ts';
import { keepContents, toContentsPath } from './zip-contents.ts';

/** Keeps a zip of pictures and begins to take them out; tables name them by their file names. */
export async function uploadPictures(
  ctx: Context,
  _input: object,
  { path, fileName }: UploadedFile,
): Promise<CallOut<'POST /seller/imports/pictures'>> {
  const files = await list(ctx, path);
  if (!files) throw new Refusal('imports.not_a_zip', {}, { field: 'file' });
  const source = `imports/${randomUUID()}`;
  const names = [source, toContentsPath(source)];
  await insertPrivateUploads(ctx.db, names);
  await ctx.services.storage.keepPrivateFile(source, path);
  await keepContents(ctx, source, files);
  return transact(ctx, async (ctx) => {
    const task = await startTask(ctx, {
      kind: 'picture_import',
      name: fileName.replace(/\p{C}/gu, '').slice(-120) || 'pictures.zip',
      rights: ['goods.write'],
      input: { source },
      fileName: 'pictures-report.csv',
    });
    await claimPrivateUploads(ctx.db, names, task.id);
    return presentTask(ctx, task);
  });
}

async function list(ctx: Context, path: string): Promise<ZippedFile[] | null> {
  const owner = `shop:${requireActor(ctx, 'seller').shopId}`;
  try {
    return await ctx.services.importPool.run('listPictures', { path }, owner);
  } catch (error) {
    if (isMalformedFile(error)) return null;
    throw error;
  }
}
