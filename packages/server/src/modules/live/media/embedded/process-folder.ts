import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../../../kernel/is-alive.ts';

/** A folder of this process for what must not outlive it; those of processes that are gone are removed. */
export async function openProcessFolder(parent: string): Promise<string> {
  const folder = join(parent, String(process.pid));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(parent))
    if (/^\d+$/.test(name) && !isAlive(Number(name)))
      await rm(join(parent, name), { recursive: true, force: true });
  return folder;
}
