/** The documents of applicants: identity cards and licences, which no address leads to. */
import { randomUUID } from 'node:crypto';
import type { CallChecked } from '@chengji/contract';
import { actorKey, requireShopper } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { UploadedFile } from '../../../kernel/http/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { firstBytes, sniff } from '../../../kernel/storage/content-type.ts';
import {
  claimPrivateUploads,
  insertPrivateUploads,
  releasePrivateUploads,
} from '../../../kernel/storage/private-uploads.queries.ts';
import { findApplication, listDocumentNames } from './applications.queries.ts';
import type { ShopDocument } from './applications.tables.ts';

const megabyte = 1024 * 1024;

/** Below its owner: who names another's document names nothing. */
const toStoragePath = (shopperId: number, name: string) => `applications/${shopperId}/${name}.webp`;

/** Keeps the picture of a document, known by its content, without what the camera wrote into it. */
export async function uploadDocument(
  ctx: Context,
  _input: object,
  file: UploadedFile,
): Promise<{ name: string }> {
  const shopperId = requireShopper(ctx);
  const megabytes = ctx.services.settings.get('content.picture_megabytes');
  if (file.size > megabytes * megabyte) {
    throw new Refusal('content.picture_too_large', { megabytes }, { field: 'file' });
  }
  const picture = await cleaned(ctx, file);
  const name = randomUUID();
  const place = toStoragePath(shopperId, name);
  await insertPrivateUploads(ctx.db, [place]);
  await ctx.services.storage.keepPrivate(place, picture);
  return { name };
}

/** What only begins like a picture fails when it is decoded, and is refused the same. */
async function cleaned(ctx: Context, file: UploadedFile): Promise<Buffer> {
  const refusal = () => new Refusal('content.not_a_picture', {}, { field: 'file' });
  if (!sniff(await firstBytes(file))?.startsWith('image/')) throw refusal();
  try {
    return await ctx.services.storage.cleanPicture(file, { owner: actorKey(ctx.actor) });
  } catch (error) {
    throw error instanceof Refusal && error.key === 'common.invalid_input' ? refusal() : error;
  }
}

/**
 * Keeps the documents of the application that is stored in this transaction, and lets go of those that none of this
 * person's applications names any more. Refuses a document that they have not uploaded. To be called after the
 * application's row was written: who holds that row is alone with the person's documents.
 */
export async function claimDocuments(
  ctx: Context,
  { before, now }: Record<'before' | 'now', readonly ShopDocument[]>,
): Promise<void> {
  const shopperId = requireShopper(ctx);
  const toStoragePaths = (names: readonly string[]) => names.map((name) => toStoragePath(shopperId, name));
  const names = now.map(({ name }) => name);
  if (!(await claimPrivateUploads(ctx.db, toStoragePaths(names)))) {
    throw new Refusal('shops.document_missing', {}, { field: 'documents' });
  }
  const named = new Set(await listDocumentNames(ctx.db, shopperId));
  const unnamed = before.map(({ name }) => name).filter((name) => !named.has(name));
  await releasePrivateUploads(ctx.db, toStoragePaths(unnamed));
}

/** The picture for who decides on the application; that they looked is recorded. */
export async function showDocument(
  ctx: Context,
  { id, kind }: CallChecked<'POST /platform/applications/document'>,
): Promise<{ picture: string }> {
  const application = await findApplication(ctx.db, id);
  const document = application?.documents.find((one) => one.kind === kind);
  const place = application && document && toStoragePath(application.shopperId, document.name);
  const file = place ? await ctx.services.storage.readPrivate(place) : null;
  if (!file) throw new Refusal('common.not_found');
  await recordChange(ctx, { subject: 'shop_application', id, before: null, after: { seen: [kind] } });
  return { picture: `data:image/webp;base64,${file.bytes.toString('base64')}` };
}
