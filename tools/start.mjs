/**
 * `npm start`, and with `--production` `npm run serve`: from a fresh clone to a running market.
 * Runs on any Node from 20 on; the server itself runs on the pinned one.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { at, cacheDir, lookingUpOnce, pinnedNode, root } from './setup/paths.mjs';
import { pinnedEnv } from './setup/run.mjs';

const production = process.argv.includes('--production');

await ensureInstalled({ development: false });
const built = await ensureBuilt();
if (!built.ok) {
  console.error(built.output);
  process.exit(1);
}

const server = spawn(
  pinnedNode,
  [
    ...lookingUpOnce,
    ...(production ? [at('packages/server/src/main.ts'), '--production'] : [at('packages/demo/src/main.ts')]),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...pinnedEnv(),
      // Compiled code is kept between starts: it is what makes the second one quick.
      NODE_COMPILE_CACHE: `${cacheDir}/compiled`,
      ...(production && { NODE_ENV: 'production' }),
    },
  },
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal's Ctrl-C reaches the server by itself; passed on as well, it would look like a second one.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
server.on('error', (error) => {
  console.error(`The server did not start: ${error.message}`);
  process.exitCode = 1;
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
