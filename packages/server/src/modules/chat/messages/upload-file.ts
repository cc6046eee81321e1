/** A picture or a voice message, sent up before it is sent. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CallOut } from '@chengji/contract';
import { maxVoiceBytes, maxVoiceSeconds } from '@chengji/contract/chat/chat-values';
import { actorKey } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import type { UploadedFile } from '../../../kernel/http/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { firstBytes, sniff } from '../../../kernel/storage/content-type.ts';
import { keepPicture } from '../../content/index.ts';
import { insertPicture, insertVoice } from './file.queries.ts';
import { readVoice } from './read-voice.ts';

type Uploaded = CallOut<'POST /wanlshop/chat/upload'>;

/** Each has a file of its own, also where others sent the same, so that it can be removed with its message. */
export async function uploadFile(ctx: Context, _input: object, file: UploadedFile): Promise<Uploaded> {
  const contentType = sniff(await firstBytes(file));
  if (contentType?.startsWith('image/')) {
    const picture = await keepPicture(ctx, file, { isAlone: true });
    await insertPicture(ctx.db, { ...picture, ...toNote(ctx, file.size) });
    return { type: 'img', ...picture };
  }
  const extension = contentType && voiceExtensions[contentType];
  if (!extension) throw notAccepted();
  if (file.size > maxVoiceBytes)
    throw new Refusal('chat.voice_too_large', { megabytes: maxVoiceBytes / 1_048_576 }, { field: 'file' });
  return { type: 'voice', url: await keepVoice(ctx, await readFile(file.path), extension) };
}

/** By what its bytes begin with: the containers of films hold voices as well. */
const voiceExtensions: Readonly<Record<string, 'm4a' | 'weba'>> = {
  'video/mp4': 'm4a',
  'video/webm': 'weba',
};

const notAccepted = () => new Refusal('chat.file_type', {}, { field: 'file' });

const toNote = ({ actor, clock }: Context, bytes: number) => ({
  uploader: actorKey(actor),
  bytes,
  uploadedAt: clock.now(),
});

/** Kept as it came, under an ending that tells it from a film. */
async function keepVoice(ctx: Context, bytes: Buffer, extension: 'm4a' | 'weba'): Promise<string> {
  const voice = await readVoice(bytes, extension);
  if (!voice) throw notAccepted();
  if (voice.seconds !== null && voice.seconds > maxVoiceSeconds)
    throw new Refusal('chat.voice_too_long', { seconds: maxVoiceSeconds }, { field: 'file' });
  const { storage } = ctx.services;
  const recipe = { name: randomUUID(), extension };
  await storage.keep(recipe, bytes);
  const url = storage.toAddress(recipe);
  await insertVoice(ctx.db, { url, seconds: voice.seconds, ...toNote(ctx, bytes.length) });
  return url;
}
