/**
 * The lock file names no registry, so npm asks the registry for all it knows of each package, only to learn where the
 * one version lies: half of what an install downloads, and a third of its CPU. Every registry of npm's kind keeps
 * packages at the same paths; with these in a copy of the lock file nothing has to be asked.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** A host that does not exist: npm is told to take the configured registry's instead. */
const host = 'registry.invalid';

/**
 * The lock file's packages, each with where a registry keeps it.
 * @param {Record<string, import('./install.mjs').Locked>} packages by their place below the folder
 */
export const addAddresses = (packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([place, locked]) => {
      const name = locked.name ?? place.split('node_modules/').at(-1) ?? '';
      const isOfRegistry = place.includes('node_modules/') && locked.version && !locked.resolved;
      const resolved = `https://${host}/${name}/-/${name.split('/').at(-1)}-${locked.version}.tgz`;
      return [place, isOfRegistry ? { ...locked, resolved } : locked];
    }),
  );

/** @param {string} folder ends with a slash */
const copyIn = (folder) => `${folder}npm-shrinkwrap.json`;

/** What an install leaves that is interrupted. @param {string} folder ends with a slash */
export const removeAddresses = (folder) => rmSync(copyIn(folder), { force: true });

/**
 * Runs npm while such a copy is there, under the name that npm prefers to that of the lock file.
 * @template T
 * @param {string} folder ends with a slash
 * @param {(args: string[]) => Promise<T>} runNpm given what npm has to be told as well
 * @returns {Promise<T>}
 */
export async function withAddresses(folder, runNpm) {
  const lock = JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8'));
  writeFileSync(copyIn(folder), JSON.stringify({ ...lock, packages: addAddresses(lock.packages) }));
  try {
    return await runNpm([`--replace-registry-host=${host}`]);
  } finally {
    removeAddresses(folder);
  }
}
