import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of this process for what must not outlive it; those of processes that are gone are removed. */
export async function openProcessFolder(parent: string): Promise<string> {
  const folder = join(parent, String(process.pid));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(parent))
    if (/^\d+$/.test(name) && !isAlive(Number(name)))
      await rm(join(parent, name), { recursive: true, force: true });
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
