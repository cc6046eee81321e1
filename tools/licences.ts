/** `npm run licences`: writes THIRD-PARTY.md anew, and says which package may not be used. */
import { writeFileSync } from 'node:fs';
import { checkLicences, paper, writePaper } from './checks/licences.ts';
import { readLock } from './checks/lock.ts';
import { at } from './setup/paths.mjs';

writeFileSync(at(paper), writePaper(readLock()));
const complaints = checkLicences();
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
