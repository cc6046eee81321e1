/** The file a task makes: kept in parts, as it was made, and put together when it is fetched. */
import type { Storage } from '../storage/storage.ts';
import type { Task } from './task.ts';

type Kept = Pick<Task, 'id' | 'parts'>;

const partName = (id: number, part: number): string => `tasks/${id}/${part}`;

/** Written again by a batch that is done again. */
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

/** Fetched with the token of a person who may see the task: the address alone opens nothing. */
export const toFileAddress = (id: number): string => `/downloads/${id}`;
