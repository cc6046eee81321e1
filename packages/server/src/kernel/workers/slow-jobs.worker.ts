/** The sample jobs in a process that takes longer to start than one of its jobs may, for the pool's own tests. */
import { setTimeout } from 'node:timers/promises';

await setTimeout(1_500);
await import('./sample-jobs.worker.ts');
