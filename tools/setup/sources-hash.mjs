/** Says by one number whether anything has changed that a generated thing was made of. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const passedBy = new Set(['node_modules', 'dist']);

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !passedBy.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );

/**
 * Of all files below these folders but tests, and of what decides beside them.
 * @param {string[]} folders
 */
export function computeSourcesHash(folders) {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesBelow), 'package-lock.json', 'tsconfig.base.json'])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)));
  return hash.digest('hex');
}
