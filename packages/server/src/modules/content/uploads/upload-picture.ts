import { actorKey } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import type { UploadedFile } from '../../../kernel/http/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { firstBytes, sniff } from '../../../kernel/storage/content-type.ts';
import type { StoredFile } from '../../../kernel/storage/storage.ts';
import { insertUpload } from '../content.queries.ts';

type Uploaded = { url: string; fullurl: string; width: number; height: number };

const megabyte = 1024 * 1024;

/** Keeps a picture for any use of who uploads it. */
export async function uploadPicture(ctx: Context, _input: object, file: UploadedFile): Promise<Uploaded> {
  const { config } = ctx.services;
  const { url, width, height } = await keepPicture(ctx, file);
  await insertUpload(ctx.db, {
    url,
    uploader: actorKey(ctx.actor),
    bytes: file.size,
    width,
    height,
    uploadedAt: ctx.clock.now(),
  });
  return { url, fullurl: `${config.publicUrl?.replace(/\/$/, '') ?? ''}${url}`, width, height };
}

export type KeptPicture = { url: string; width: number; height: number };

/**
 * Keeps a picture, known by its content, without what the camera wrote into it. One that `isAlone` shares its file with
 * no other, so that who had it kept may remove it.
 */
export async function keepPicture(
  ctx: Context,
  file: UploadedFile,
  how: { isAlone?: boolean } = {},
): Promise<KeptPicture> {
  const megabytes = ctx.services.settings.get('content.picture_megabytes');
  if (file.size > megabytes * megabyte)
    throw new Refusal('content.picture_too_large', { megabytes }, { field: 'file' });
  const { url, width, height } = await store(ctx, file, how);
  if (width === null || height === null) throw notAPicture();
  return { url, width, height };
}

const notAPicture = () => new Refusal('content.not_a_picture', {}, { field: 'file' });

/** What only begins like a picture fails when it is decoded, and is refused the same. */
async function store(ctx: Context, file: UploadedFile, how: { isAlone?: boolean }): Promise<StoredFile> {
  if (!sniff(await firstBytes(file))?.startsWith('image/')) throw notAPicture();
  try {
    return await ctx.services.storage.put(file, { owner: actorKey(ctx.actor) }, how);
  } catch (error) {
    throw error instanceof Refusal && error.key === 'common.invalid_input' ? notAPicture() : error;
  }
}
