import { printCheck, runChecks, staticChecks, unitTests } from '../checks/main.ts';
import { add, one, summary } from './results.ts';

const began = performance.now();
const results = await runChecks([unitTests(), ...staticChecks()], printCheck);
const counts = results.map(({ name, ok }) => one(ok, name)).reduce(add);
console.log(`${summary(counts)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = counts.failed === 0 ? 0 : 1;
