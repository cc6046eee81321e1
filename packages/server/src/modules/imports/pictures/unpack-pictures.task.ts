/** Takes pictures out of an uploaded zip, some at a time. */
import { stringify } from 'csv-stringify/sync';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Batch, type Task, taskWork } from '../../../kernel/tasks/task.ts';
import { forgetUpload } from '../forget-upload.ts';
import { keepPicture } from '../table/handles.queries.ts';
import { storePicture, toFileName } from './pictures.ts';
import { readContents, readFile, toContentsPath } from './zip-contents.ts';

const batchPictures = 10;

type Input = { source: string };
type Prepared = { total: number; stored: { name: string; url: string | null }[] };

async function prepare(ctx: Context, task: Task): Promise<Prepared> {
  const { source } = task.input as Input;
  const files = await readContents(ctx, source);
  if (!files) throw new Refusal('imports.not_a_zip');
  const next = files.slice(task.done, task.done + batchPictures);
  const stored: Prepared['stored'] = [];
  for (const file of next) {
    const bytes = await readFile(ctx, source, file);
    stored.push({ name: file.name, url: bytes && (await storePicture(ctx, bytes)) });
  }
  return { total: files.length, stored };
}

async function step(ctx: Context, task: Task, { total, stored }: Prepared): Promise<Batch> {
  const { shopId } = requireActor(ctx, 'seller');
  for (const { name, url } of stored) {
    if (url) await keepPicture(ctx.db, { shopId, source: toFileName(name), url });
  }
  const done = task.done + stored.length;
  if (done >= total) {
    const { source } = task.input as Input;
    for (const name of [source, toContentsPath(source)]) forgetUpload(ctx, name);
  }
  const say = (key: string) => ctx.services.translate(ctx.language, key);
  const lines = stored.map(({ name, url }) => [
    name,
    say(url ? 'imports.picture_kept' : 'content.not_a_picture'),
  ]);
  const part = Buffer.from(stringify(lines, { bom: task.parts === 0, escape_formulas: true }));
  return { at: done, done, total, isLast: done >= total, part };
}

export const unpackPictures = taskWork<Prepared>({ kind: 'picture_import', prepare, step });
