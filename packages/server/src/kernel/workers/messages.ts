/** What goes between a pool and its worker processes. */
import type { RefusalKey } from '@chengji/contract';
import type { RefusalOptions, RefusalParams } from '../refusal.ts';

export type WorkerJob = { job: string; input: unknown };

/** That a job was taken up comes first: what a process takes to start is no part of the job's time. */
export type WorkerMessage = { began: true } | WorkerAnswer;

export type WorkerAnswer =
  | { output: unknown }
  | { refusal: { key: RefusalKey; params: RefusalParams; options: RefusalOptions } }
  | { failure: string };
