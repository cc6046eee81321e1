import { randomUUID } from 'node:crypto';
import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import type { UploadedFile } from '../../kernel/http/routes.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { startTask } from '../../kernel/tasks/start-task.ts';
import { presentTask } from '../tasks/index.ts';
import { namesIn } from './zip.ts';

/** Keeps a zip of pictures and begins to take them out; tables name them by their file names. */
export async function uploadPictures(
  ctx: Context,
  _input: object,
  { bytes, fileName }: UploadedFile,
): Promise<CallOut<'POST /seller/imports/pictures'>> {
  if (!namesIn(bytes)) throw new Refusal('imports.not_a_zip', {}, { field: 'file' });
  const source = `imports/${randomUUID()}`;
  await ctx.services.storage.keepPrivate(source, bytes);
  const task = await startTask(ctx, {
    kind: 'picture_import',
    name: fileName.replace(/\p{C}/gu, '').slice(-120) || 'pictures.zip',
    rights: ['goods.write'],
    input: { source },
    fileName: 'pictures-report.csv',
  });
  return presentTask(ctx, task);
}
