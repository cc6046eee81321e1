/** A picture or a voice message, sent up before it is sent. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CallOut } from '@chengji/contract';
import { maxVoiceBytes, maxVoiceSeconds } from '@chengji/contract/chat/chat-values';
import { actorKey } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import type { UploadedFile } from '../../../kernel/http/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { firstBytes, sniff } from '../../../kernel/storage/content-type.ts';
import { uploadPicture } from '../../content/index.ts';
import { insertVoice } from './message.queries.ts';
import { readVoice } from './read-voice.ts';

type Uploaded = CallOut<'POST /wanlshop/chat/upload'>;

export async function uploadFile(ctx: Context, input: object, file: UploadedFile): Promise<Uploaded> {
  const contentType = sniff(await firstBytes(file));
  if (contentType?.startsWith('image/')) {
    const { url, width, height } = await uploadPicture(ctx, input, file);
    return { type: 'img', url, width, height };
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

/** Kept as it came, once however often it is sent up, under an ending that tells it from a film. */
async function keepVoice(ctx: Context, bytes: Buffer, extension: 'm4a' | 'weba'): Promise<string> {
  const voice = await readVoice(bytes, extension);
  if (!voice) throw notAccepted();
  if (voice.seconds !== null && voice.seconds > maxVoiceSeconds)
    throw new Refusal('chat.voice_too_long', { seconds: maxVoiceSeconds }, { field: 'file' });
  const { storage } = ctx.services;
  const recipe = { name: createHash('sha256').update(bytes).digest('hex'), extension };
  await storage.keep(recipe, bytes);
  const url = storage.toAddress(recipe);
  await insertVoice(ctx.db, {
    url,
    uploader: actorKey(ctx.actor),
    bytes: bytes.length,
    seconds: voice.seconds,
    uploadedAt: ctx.clock.now(),
  });
  return url;
}
