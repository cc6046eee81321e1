/**
 * Brings the packages to what the lock file says. Runs on any Node from 20 on with nothing installed,
 * so it uses Node's own modules alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { at, isInstalled, pinnedNode } from './paths.mjs';
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

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean, inBundle?: boolean }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const listPackages = (path) => JSON.parse(readFileSync(at(path), 'utf8')).packages;

/** npm notes what it installed; only where that differs from the lock file is there anything to do. */
function matchesLock() {
  if (!isInstalled()) return false;
  const wanted = listPackages('package-lock.json');
  const present = listPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      (entry.link ? present[path]?.link === true : present[path]?.version === entry.version),
  );
}

const countPackages = () => {
  try {
    return readdirSync(at('node_modules')).length;
  } catch {
    return 0;
  }
};

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], { env: process.env })
    : run('npm', args, { env: process.env });
}

export async function ensureInstalled() {
  assertVersions();
  if (matchesLock()) return;
  const { code, output } = await withProgress(
    'Installing packages',
    () => runNpm(['ci', '--no-audit', '--no-fund']),
    () => `${countPackages()} folders`,
  );
  if (code !== 0) stop(`npm ci failed:\n${output}`);
  const node = await run(pinnedNode, ['--version']);
  if (node.code !== 0)
    stop(
      'The pinned Node is missing: its package sets itself up by an install script, and npm is configured not to run scripts.\n' +
        'Allow it with: npm rebuild node --ignore-scripts=false',
    );
}
