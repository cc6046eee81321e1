/** Jobs good and bad, for the pool's own tests. */
import { Refusal } from '../refusal.ts';
import { serveJobs } from './serve-jobs.ts';

const jobs = {
  double: (value: number) => value * 2,
  // biome-ignore lint/style/noProcessEnv: what a worker is given is what the test asks about
  environment: (_: null) => Object.keys(process.env),
  refuse: (field: string) => {
    throw new Refusal('common.invalid_input', { field }, { field });
  },
  fail: (reason: string) => {
    throw new Error(reason);
  },
  crash: (code: number) => process.exit(code),
  hang: (_: null) => new Promise<never>(() => {}),
};

export type SampleJobs = typeof jobs;

serveJobs(jobs);
