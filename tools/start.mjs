/**
 * `npm start`, and with `--production` `npm run serve`: from a fresh clone to a running market.
 * Runs on any Node from 20 on; the server itself runs on the pinned one.
 */
import { spawn } from 'node:child_process';
import { buildClients, compressClients, ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { at, cacheDir, lookingUpOnce, pinnedNode, root } from './setup/paths.mjs';
import { withDuration } from './setup/progress.mjs';
import { pinnedEnv } from './setup/run.mjs';

const production = process.argv.includes('--production');

/** @param {import('./setup/build.mjs').Outcome} outcome */
function exitUnlessOk({ ok, output }) {
  if (ok) return;
  console.error(output);
  process.exit(1);
}

await ensureInstalled({ development: false });
if (production) exitUnlessOk(await ensureBuilt());

const server = spawn(
  pinnedNode,
  [
    ...lookingUpOnce,
    ...(production
      ? [at('packages/server/src/main.ts'), '--production']
      : [at('packages/demo/src/main.ts'), '--await-clients']),
  ],
  {
    cwd: root,
    stdio: production ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
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
process.on('exit', () => server.kill('SIGTERM'));
server.on('error', (error) => {
  console.error(`The server did not start: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => {
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
});

// the demo market, which takes longer, is made while the clients are built, and serves once it is let go
if (!production) {
  const ending = new AbortController();
  process.on('exit', () => ending.abort());
  const options = { inBackground: true, signal: ending.signal };
  exitUnlessOk(await buildClients(withDuration, options));
  server.disconnect();
  const { output } = await compressClients((_title, work) => work(), options);
  if (output) console.error(output);
}
