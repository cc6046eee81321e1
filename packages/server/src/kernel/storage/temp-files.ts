/** Files that live no longer than what is done with them: uploads under way, tables between two encodings. */
import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '../time/durations.ts';

/** Nothing is worked on for so long: what is older was left by a process that died. */
const longestLifeMs = hourMs;

export class TempFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A path that nobody else uses. The caller removes what was written there, also after a failure. */
  async newPath(): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    return join(this.#folder, randomUUID());
  }

  /** Several processes may share the folder, so that only age tells a leftover from a file in use. */
  async removeLeftovers(): Promise<void> {
    const folder = await opendir(this.#folder).catch(() => null);
    if (!folder) return;
    for await (const { name } of folder) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null); // its owner may have just removed it
      if (found && found.mtimeMs < Date.now() - longestLifeMs) await rm(path, { force: true });
    }
  }
}
