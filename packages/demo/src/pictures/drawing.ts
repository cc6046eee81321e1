import { WorkerPool } from '@chengji/server/kernel/workers/worker-pool';
import type { DrawingJobs } from './drawing-jobs.worker.ts';
import type { Picture } from './picture.ts';

export type Drawing = {
  /** So many pixels wide; whole unless told. */
  take(picture: Picture, width?: number): Promise<Buffer>;
  close(): Promise<void>;
};

/** Takes pictures in processes of their own, until it is closed. */
export function openDrawing(): Drawing {
  const pool = new WorkerPool<DrawingJobs>({
    script: new URL('./drawing-jobs.worker.ts', import.meta.url),
    // while one is told of its next picture, the other has work; without work both end
    processes: 2,
    mostWaiting: 10,
    mostWaitingOfOwner: 10,
    timeoutMs: 120_000,
    heapMegabytes: 512,
  });
  return {
    take: (picture, width) => pool.run('take', { picture, width }, 'demo'),
    close: () => pool.close(),
  };
}
