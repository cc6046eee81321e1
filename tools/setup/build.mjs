/** Builds the two clients when what they are made of has changed since the last build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at, bin, cacheDir } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { runNode } from './run.mjs';
import { computeSourcesHash } from './sources-hash.mjs';

const clients = ['shopper', 'console'];
const shared = ['packages/contract', 'packages/client-kit'];

/** @typedef {{ ok: boolean, output: string }} Outcome */
/** @typedef {typeof import('./progress.mjs').withProgress} Show */

/**
 * Does for each client what has not been done with its present sources, and notes them.
 * @param {string} title of the note
 * @param {(client: string) => Promise<{ code: number, output: string }>} work
 * @returns {Promise<Outcome>}
 */
async function forChanged(title, work) {
  for (const client of clients) {
    const hash = computeSourcesHash([`packages/${client}`, ...shared]);
    const note = `${cacheDir}/${title}-${client}`;
    const isDone = existsSync(note) && readFileSync(note, 'utf8') === hash;
    if (isDone && existsSync(at(`packages/${client}/dist/index.html`))) continue;
    rmSync(note, { force: true });
    const { code, output } = await work(client);
    if (code !== 0) return { ok: false, output: `${title} of the ${client} client failed:\n${output}` };
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(note, hash);
  }
  return { ok: true, output: '' };
}

/** @typedef {Parameters<typeof runNode>[1]} Options of the processes that do it */

/** What can be served. @param {Show} show @param {Options} [options] */
export const buildClients = (show, options) =>
  forChanged('build', (client) => {
    rmSync(`${cacheDir}/compression-${client}`, { force: true });
    const vite = [bin('vite'), 'build', '--logLevel', 'warn'];
    const cwd = at(`packages/${client}`);
    return show(`Building the ${client} client`, () => runNode(vite, { ...options, cwd }));
  });

/** Makes what was built smaller to send; until then it is served as it is. @param {Show} show @param {Options} [options] */
export const compressClients = (show, options) =>
  forChanged('compression', (client) => {
    const compress = [at('tools/setup/compress.mjs'), at(`packages/${client}/dist`)];
    return show(`Compressing the ${client} client`, () => runNode(compress, options));
  });

/** @param {Show} [show] @returns {Promise<Outcome>} */
export async function ensureBuilt(show = withProgress) {
  const built = await buildClients(show);
  return built.ok ? compressClients(show) : built;
}
