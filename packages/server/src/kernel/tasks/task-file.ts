/** The file a task makes: kept in parts, as it was made, and put together when it is fetched. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import type { Task } from './task.ts';

type Kept = Pick<Task, 'id' | 'parts'>;

const partName = (id: number, part: number): string => `tasks/${id}/${part}`;

/** Written again by a portion that is done again. */
export const keepTaskPart = (storage: Storage, { id, parts }: Kept, bytes: Buffer): Promise<void> =>
  storage.keepPrivate(partName(id, parts), bytes);

export async function* readTaskFile(storage: Storage, { id, parts }: Kept): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const read = await storage.readPrivate(partName(id, part));
    if (!read) throw new Error(`part ${part} of the file of task ${id} is gone`);
    yield read.bytes;
  }
}

export async function removeTaskFile(storage: Storage, { id, parts }: Kept): Promise<void> {
  for (let part = 0; part < parts; part += 1) await storage.removePrivate(partName(id, part));
}

const linkLifeMs = 5 * 60_000;

const signatureOf = (secret: string, id: number, until: number): string =>
  createHmac('sha256', secret).update(`task file ${id} ${until}`).digest('hex');

/** A browser fetches a file without a token: whoever has this link may, for some minutes. */
export function linkToTaskFile(secret: string, id: number, now: number): string {
  const until = now + linkLifeMs;
  return `/downloads/${id}?until=${until}&sign=${signatureOf(secret, id, until)}`;
}

export function isLinkGood(
  secret: string,
  { id, until, sign, now }: { id: number; until: number; sign: string; now: number },
): boolean {
  const expected = Buffer.from(signatureOf(secret, id, until));
  const given = Buffer.from(sign);
  return now <= until && given.length === expected.length && timingSafeEqual(given, expected);
}
