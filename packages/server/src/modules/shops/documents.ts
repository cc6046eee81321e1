/** The documents of applicants: identity cards and licences, which no address leads to. */
import { randomUUID } from 'node:crypto';
import type { CallChecked } from '@chengji/contract';
import { actorKey, requireShopper } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { UploadedFile } from '../../kernel/http/routes.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { firstBytes, sniff } from '../../kernel/storage/content-type.ts';
import { findApplication } from './applications.queries.ts';
import type { ShopDocument } from './applications.tables.ts';

const megabyte = 1024 * 1024;

/** Below its owner: who names another's document names nothing. */
const placeOf = (shopperId: number, name: string) => `applications/${shopperId}/${name}.webp`;

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
  const name = randomUUID();
  await ctx.services.storage.keepPrivate(placeOf(shopperId, name), await cleaned(ctx, file));
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

/** Refuses a document that this person has not uploaded. */
export async function assertDocuments(ctx: Context, documents: readonly ShopDocument[]): Promise<void> {
  const shopperId = requireShopper(ctx);
  for (const { name } of documents) {
    const found = await ctx.services.storage.readPrivate(placeOf(shopperId, name), { start: 0, end: 0 });
    if (!found) throw new Refusal('shops.document_missing', {}, { field: 'documents' });
  }
}

/** The picture for who decides on the application; that they looked is recorded. */
export async function showDocument(
  ctx: Context,
  { id, kind }: CallChecked<'POST /platform/applications/document'>,
): Promise<{ picture: string }> {
  const application = await findApplication(ctx.db, id);
  const document = application?.documents.find((one) => one.kind === kind);
  const place = application && document && placeOf(application.shopperId, document.name);
  const file = place ? await ctx.services.storage.readPrivate(place) : null;
  if (!file) throw new Refusal('common.not_found');
  await recordChange(ctx, { subject: 'shop_application', id, before: null, after: { seen: [kind] } });
  return { picture: `data:image/webp;base64,${file.bytes.toString('base64')}` };
}
