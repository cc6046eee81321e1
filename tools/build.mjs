/** `npm run build`: what a release needs before it is started: its packages and the built clients. */
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled({ development: false });
const { ok, output } = await ensureBuilt();
if (!ok) {
  console.error(output);
  process.exitCode = 1;
}
