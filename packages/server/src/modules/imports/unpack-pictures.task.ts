/** Takes pictures out of an uploaded zip, some at a time. */
import { stringify } from 'csv-stringify/sync';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Portion, type Task, taskWork } from '../../kernel/tasks/task.ts';
import { forgetUpload } from './forget-upload.ts';
import { keepPicture } from './handles.queries.ts';
import { fileNameOf, storePicture } from './pictures.ts';
import { filesIn, namesIn } from './zip.ts';

const portionPictures = 10;

type Input = { source: string };
type Prepared = { total: number; stored: { name: string; url: string | null }[] };

async function prepare(ctx: Context, task: Task): Promise<Prepared> {
  const { source } = task.input as Input;
  const zip = (await ctx.services.storage.readPrivate(source))?.bytes;
  const names = zip && namesIn(zip);
  if (!names) throw new Refusal('imports.not_a_zip');
  const next = names.slice(task.done, task.done + portionPictures);
  const stored: Prepared['stored'] = [];
  for (const name of next) stored.push({ name, url: await storeFrom(ctx, zip, name) });
  return { total: names.length, stored };
}

async function storeFrom(ctx: Context, zip: Buffer, name: string): Promise<string | null> {
  try {
    const bytes = filesIn(zip, [name])[name];
    return bytes ? await storePicture(ctx, Buffer.from(bytes)) : null;
  } catch {
    return null; // broken within the zip
  }
}

async function step(ctx: Context, task: Task, { total, stored }: Prepared): Promise<Portion> {
  const { shopId } = requireActor(ctx, 'seller');
  for (const { name, url } of stored) {
    if (url) await keepPicture(ctx.db, { shopId, source: fileNameOf(name), url });
  }
  const done = task.done + stored.length;
  if (done >= total) forgetUpload(ctx, (task.input as Input).source);
  const say = (key: string) => ctx.services.translate(ctx.language, key);
  const lines = stored.map(({ name, url }) => [
    name,
    say(url ? 'imports.picture_kept' : 'content.not_a_picture'),
  ]);
  const part = Buffer.from(stringify(lines, { bom: task.parts === 0, escape_formulas: true }));
  return { at: done, done, total, isLast: done >= total, part };
}

export const unpackPictures = taskWork<Prepared>({ kind: 'picture_import', prepare, step });
