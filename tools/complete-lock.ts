/** Writes into package-lock.json what npm left out because its registry does not have it. */
import { writeFileSync } from 'node:fs';
import { missingEntries, readLock } from './checks/lock.ts';
import { at } from './setup/paths.mjs';

const lock = readLock();
const missing = missingEntries(lock);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
  a.localeCompare(b, 'en'),
);
writeFileSync(
  at('package-lock.json'),
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
);
console.log(`${Object.keys(missing).length} entries added`);
