import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { at, pinnedNode, root } from './paths.mjs';

/** The environment in which the pinned Node and the installed commands come first. */
export const pinnedEnv = () => ({
  ...process.env,
  PATH: `${at('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Runs a command to its end and gathers what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, inBackground?: boolean, signal?: AbortSignal }} [options]
 *   `show` lets its output through as it comes; `inBackground` leaves it the time that nothing else wants
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (
  command,
  args,
  { cwd = root, env = pinnedEnv(), show = false, inBackground = false, signal } = {},
) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      signal,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.on('data', (piece) => {
      output += piece;
    });
    child.stderr?.on('data', (piece) => {
      output += piece;
    });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs a script of ours on the pinned Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(pinnedNode, args, options);
