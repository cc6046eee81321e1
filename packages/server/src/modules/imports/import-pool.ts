import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { JobFailed, WorkerPool } from '../../kernel/workers/worker-pool.ts';
import type { ImportJobs } from './import-jobs.worker.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    readonly importPool: WorkerPool<ImportJobs>;
  }
}

export const createImportPool = (): WorkerPool<ImportJobs> =>
  new WorkerPool<ImportJobs>({
    script: new URL('./import-jobs.worker.ts', import.meta.url),
    processes: 2,
    mostWaiting: 32,
    mostWaitingOfOwner: 4,
    timeoutMs: 60_000,
    heapMegabytes: 256,
  });

/** A job of long work: there is always another turn, so that a full queue ends nothing. */
export async function runImportJob<K extends keyof ImportJobs>(
  { services }: Context,
  job: K,
  input: Parameters<ImportJobs[K]>[0],
): Promise<Awaited<ReturnType<ImportJobs[K]>>> {
  try {
    return await services.importPool.run(job, input, 'tasks');
  } catch (error) {
    if (error instanceof Refusal && error.key === 'common.busy')
      throw new Error('the import workers are busy');
    throw error;
  }
}

/** What cannot be read in a minute, or in the memory there is, is no table. */
export const isMalformedFile = (error: unknown): boolean => error instanceof JobFailed;
