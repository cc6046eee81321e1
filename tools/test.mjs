/** `npm test`: from a fresh clone to `N passed, N failed`. Runs on any Node from 20 on. */
import { ensureInstalled } from './setup/install.mjs';
import { at } from './setup/paths.mjs';
import { runNode } from './setup/run.mjs';

await ensureInstalled({ development: true });
const { code } = await runNode([at('tools/test/main.ts')], { show: true });
process.exitCode = code;
