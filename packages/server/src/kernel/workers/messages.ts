/** What goes between a pool and its worker processes. */
import type { RefusalKey } from '@chengji/contract';
import type { RefusalOptions, RefusalParams } from '../refusal.ts';

export type WorkerJob = { job: string; input: unknown };

export type WorkerAnswer =
  | { output: unknown }
  | { refusal: { key: RefusalKey; params: RefusalParams; options: RefusalOptions } }
  | { failure: string };
