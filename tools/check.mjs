/** `npm run check`: everything that needs neither database nor browser, in under a minute. */
import { ensureInstalled } from './setup/install.mjs';
import { at } from './setup/paths.mjs';
import { runNode } from './setup/run.mjs';

await ensureInstalled({ development: true });
const { code } = await runNode([at('tools/test/quick.ts')], { show: true });
process.exitCode = code;
