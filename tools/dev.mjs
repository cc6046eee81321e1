/** `npm run dev`: the server, restarted when its files change, and both clients with hot reload. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { at, bin, pinnedNode, root } from './setup/paths.mjs';
import { pinnedEnv } from './setup/run.mjs';

await ensureInstalled({ development: false });

/** @param {string} cwd @param {string[]} args */
const start = (cwd, ...args) => spawn(pinnedNode, args, { cwd, stdio: 'inherit', env: pinnedEnv() });

const processes = [
  start(root, '--watch', '--watch-preserve-output', at('packages/demo/src/main.ts')),
  start(at('packages/shopper'), bin('vite')),
  start(at('packages/console'), bin('vite')),
];

// What starts together ends together: half of it running is only confusing.
let ending = false;
/** @param {number} code */
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of processes) child.kill('SIGTERM');
}
for (const child of processes) child.on('exit', (code) => end(code ?? 0));
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
