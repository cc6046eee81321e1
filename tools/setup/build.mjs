/** Builds the two clients when what they are made of has changed since the last build. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressBelow } from './compress.mjs';
import { at, bin, cacheDir, pinnedNode } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';
import { computeSourcesHash } from './sources-hash.mjs';

const clients = ['shopper', 'console'];
const shared = ['packages/contract', 'packages/client-kit'];

/** @param {string} client */
const computeStamp = (client) => `${cacheDir}/build-${client}`;

/** @param {string} client @param {string} hash */
const isFresh = (client, hash) =>
  existsSync(at(`packages/${client}/dist/index.html`)) &&
  existsSync(computeStamp(client)) &&
  readFileSync(computeStamp(client), 'utf8') === hash;

/**
 * @param {typeof import('./progress.mjs').withDuration} [show]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function ensureBuilt(show = withProgress) {
  for (const client of clients) {
    const hash = computeSourcesHash([`packages/${client}`, ...shared]);
    if (isFresh(client, hash)) continue;
    const { code, output } = await show(`Building the ${client} client`, () =>
      run(pinnedNode, [bin('vite'), 'build', '--logLevel', 'warn'], { cwd: at(`packages/${client}`) }),
    );
    if (code !== 0) return { ok: false, output: `The ${client} client does not build:\n${output}` };
    await show(`Compressing the ${client} client`, () => compressBelow(`packages/${client}/dist`));
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(computeStamp(client), hash);
  }
  return { ok: true, output: '' };
}
