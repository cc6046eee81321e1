/** Builds the two clients when what they are made of has changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressBelow } from './compress.mjs';
import { at, bin, cacheDir, pinnedNode } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

const clients = ['shopper', 'console'];
const shared = ['packages/contract', 'packages/client-kit'];
const alsoDecides = ['package-lock.json', 'tsconfig.base.json'];
const passedBy = new Set(['node_modules', 'dist']);

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !passedBy.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );

/** @param {string} client */
function sourcesHash(client) {
  const hash = createHash('sha256');
  for (const file of [...[`packages/${client}`, ...shared].flatMap(filesBelow), ...alsoDecides])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** @param {string} client */
const computeStamp = (client) => `${cacheDir}/build-${client}`;

/** @param {string} client @param {string} hash */
const isFresh = (client, hash) =>
  existsSync(at(`packages/${client}/dist/index.html`)) &&
  existsSync(computeStamp(client)) &&
  readFileSync(computeStamp(client), 'utf8') === hash;

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function ensureBuilt() {
  for (const client of clients) {
    const hash = sourcesHash(client);
    if (isFresh(client, hash)) continue;
    const { code, output } = await withProgress(`Building the ${client} client`, () =>
      run(pinnedNode, [bin('vite'), 'build', '--logLevel', 'warn'], { cwd: at(`packages/${client}`) }),
    );
    if (code !== 0) return { ok: false, output: `The ${client} client does not build:\n${output}` };
    await withProgress(`Compressing the ${client} client`, () => compressBelow(`packages/${client}/dist`));
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(computeStamp(client), hash);
  }
  return { ok: true, output: '' };
}
