/** Before a script of an engineer: `npm start` alone leaves out what only checks, tests and measures. */
import { ensureInstalled } from './install.mjs';

await ensureInstalled({ development: true });
