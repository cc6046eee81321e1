/**
 * Brings the packages to what the lock file says. Runs on any Node from 20 on with nothing installed,
 * so it uses Node's own modules alone.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { removeAddresses, withAddresses } from './addressed-lock.mjs';
import { at, pinnedNode } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

const least = { node: 20, npm: 10 };

/** @param {string} version */
const major = (version) => Number.parseInt(version.replace(/^v/, ''), 10);

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

function assertVersions() {
  if (major(process.version) < least.node)
    stop(
      `Node ${least.node} or newer is needed to start; this is ${process.version}. Get it from https://nodejs.org.`,
    );
  const npm = /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  if (npm && major(npm) < least.npm)
    stop(`npm ${least.npm} or newer is needed; this is ${npm}. Bring it up with: npm install --global npm`);
}

/** @typedef {{ name?: string, version?: string, resolved?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const listPackages = (path) =>
  existsSync(at(path)) ? JSON.parse(readFileSync(at(path), 'utf8')).packages : {};

/**
 * The packages that npm has yet to install below a folder, by their place: npm notes what it installed.
 * Those of a workspace that stand in its own folder count as well; those for other systems do not.
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} present
 * @param {{ development: boolean }} which
 */
export const listMissing = (wanted, present, { development }) =>
  Object.entries(wanted)
    .filter(
      ([path, { dev, optional, devOptional }]) =>
        path.includes('node_modules/') && !optional && !devOptional && (development || !dev),
    )
    .filter(([path, { link, version }]) =>
      link ? present[path]?.link !== true : present[path]?.version !== version,
    )
    .map(([path]) => path);

/**
 * How many of them will stand in the folder itself, on this system.
 * @param {Record<string, Locked>} wanted
 * @param {{ development: boolean }} which
 */
const countWanted = (wanted, { development }) =>
  Object.entries(wanted).filter(
    ([path, { dev, os, cpu }]) =>
      path.lastIndexOf('node_modules/') === 0 &&
      (development || !dev) &&
      (os ?? [process.platform]).includes(process.platform) &&
      (cpu ?? [process.arch]).includes(process.arch),
  ).length;

/** @param {string} folder @param {{ development: boolean }} which */
const findMissing = (folder, which) =>
  listMissing(
    listPackages(`${folder}package-lock.json`),
    listPackages(`${folder}node_modules/.package-lock.json`),
    which,
  );

/** How many packages stand whole in a folder; those with a scope stand one deeper. @param {string} folder @returns {number} */
const countPackages = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith('.'))
    .map((name) => `${folder}/${name}`)
    .reduce((sum, path) => sum + (existsSync(`${path}/package.json`) ? 1 : countScope(path)), 0);

/** @param {string} path @returns {number} */
const countScope = (path) => (/\/@[^/]+$/.test(path) ? countPackages(path) : 0);

/** @param {string} folder below the root, or nothing @param {{ development: boolean }} which @param {string[]} [more] */
function runNpm(folder, { development }, more = []) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', ...(development ? [] : ['--omit=dev']), ...more];
  const options = { cwd: at(folder), env: process.env };
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

/** @param {string} folder @param {{ development: boolean }} which */
async function installLocked(folder, which) {
  const attempt = await withAddresses(at(folder), (more) => runNpm(folder, which, more));
  // a registry that keeps its packages elsewhere has to be asked where; anything else would go wrong again
  const isRefused = attempt.code !== 0 && /\bE4\d\d\b/.test(attempt.output);
  return isRefused ? runNpm(folder, which) : attempt;
}

/** @param {string} folder @param {string} title @param {{ development: boolean }} which */
async function install(folder, title, which) {
  const all = countWanted(listPackages(`${folder}package-lock.json`), which);
  const { code, output } = await withProgress(
    title,
    () => installLocked(folder, which),
    () => `${countPackages(at(`${folder}node_modules`))} of ${all} packages`,
  );
  if (code !== 0) stop(`npm ci failed:\n${output}`);
}

/** Headers for building native modules and pages of a manual come with Node: 67 MB that nothing here reads. */
function removeHeaders() {
  const below = at('node_modules/node/node_modules');
  const names = existsSync(below) ? readdirSync(below) : [];
  for (const name of names.filter((name) => name.startsWith('node-')))
    for (const unused of ['include', 'share'])
      rmSync(`${below}/${name}/${unused}`, { recursive: true, force: true });
}

/** The maps of other people's code to its sources: 130 MB that no build and no market reads. */
function removeSourceMaps() {
  const files = readdirSync(at('node_modules'), { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files)
    if (/\.([cm]?[jt]s|css)\.map$/.test(name)) rmSync(`${parentPath}/${name}`, { force: true });
}

/**
 * What a market needs to be built and run, or with `development` also what checks and tests it.
 * @param {{ development: boolean }} which
 */
export async function ensureInstalled(which) {
  assertVersions();
  removeAddresses(at(''));
  if (existsSync(pinnedNode) && findMissing('', which).length === 0) return;
  await install('', 'Installing packages', which);
  removeHeaders();
  removeSourceMaps();
  const node = await run(pinnedNode, ['--version']);
  if (node.code !== 0)
    stop(
      'The pinned Node is missing: its package sets itself up by an install script, and npm is configured not to run scripts.\n' +
        'Allow it with: npm rebuild node --ignore-scripts=false',
    );
}

/** The same for a package folder of its own, for what few need. @param {string} folder below the root */
export async function ensureInstalledIn(folder) {
  const which = { development: true };
  if (findMissing(`${folder}/`, which).length > 0)
    await install(`${folder}/`, `Installing packages of ${folder}`, which);
}
