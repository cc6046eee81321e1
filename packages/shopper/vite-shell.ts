/** Writes into the service worker what it keeps: every file of the build, and those of `public` beside them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const WORKER = 'service-worker';
/** What the worker's source calls it. */
const PLACE = 'BUILT_SHELL';

export const shellPlugin: Plugin = {
  name: 'shell',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle[`${WORKER}.js`];
    if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
    const built = Object.values(bundle).filter(
      (file) => file !== worker && !file.fileName.startsWith('.vite'),
    );
    const ownFolder = join(import.meta.dirname, 'public');
    const own = readdirSync(ownFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ownFolder.length + 1));
    const files = [...built.map(({ fileName }) => fileName), ...own].sort();
    const hash = createHash('sha256').update(files.join());
    for (const file of built)
      if (file.fileName.endsWith('.html') && file.type === 'asset') hash.update(file.source);
    for (const name of own) hash.update(readFileSync(join(ownFolder, name)));
    const shell = { version: hash.digest('hex').slice(0, 12), files: files.map((name) => `./${name}`) };
    worker.code = worker.code.replace(PLACE, () => JSON.stringify(shell));
  },
};
