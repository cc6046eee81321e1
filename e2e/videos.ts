/** Videos of the demo market's people, uploaded by calls so that a journey can begin where it is interesting. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { uploadCopy } from './client.ts';
import { getMarket } from './market.ts';
import { operator, type Shopper } from './people.ts';

/** Four seconds that every browser plays. */
const film = readFileSync(new URL('./files/plant.mp4', import.meta.url));

const tus = (token: string, more: Record<string, string>) => ({ 'tus-resumable': '1.0.0', token, ...more });

/** Uploaded by the tus protocol; answers its id once the market is done with it. */
async function uploadVideo({ user: { token }, call }: Shopper): Promise<string> {
  const created = await fetch(`${getMarket().url}/api/uploads/videos`, {
    method: 'POST',
    headers: tus(token, { 'upload-length': String(film.length) }),
  });
  const location = created.headers.get('location') ?? '';
  const headers = tus(token, { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' });
  const body = new Uint8Array(film);
  await fetch(new URL(location, getMarket().url), { method: 'PATCH', headers, body });
  const id = location.split('/').at(-1) ?? '';
  const isDone = async () => (await call('GET /wanlshop/find/video', { id })).state;
  await expect.poll(isDone, { timeout: 120_000 }).toBe('ready');
  return id;
}

async function uploadCover({ user: { token }, call }: Shopper): Promise<string> {
  const { rows } = await call('GET /wanlshop/find/list', { limit: 1 });
  return uploadCopy(token, rows[0]?.image ?? '');
}

/** A video that everyone sees, with the goods given. */
export async function publishVideo(author: Shopper, title: string, goods: number[]): Promise<number> {
  const video_id = await uploadVideo(author);
  const { cover } = await author.call('GET /wanlshop/find/video', { id: video_id });
  const { id, state } = await author.call('POST /wanlshop/find/publish', {
    kind: 'video',
    title,
    content: '散射光，见干见湿，每周转一次盆。',
    video_id,
    goods,
    // without ffmpeg no cover is made of the video
    ...(cover === '' && { cover: await uploadCover(author) }),
  });
  if (state === 'reviewing')
    await (await operator())('POST /platform/posts/decide', { ids: [id], approve: true });
  return id;
}
