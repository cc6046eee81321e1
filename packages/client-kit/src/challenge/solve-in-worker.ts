import type { Challenge } from '@chengji/contract';

/** Solves a challenge beside the page; the solver is loaded when the first one comes. */
export async function solveInWorker(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () => reject(new Error('the challenge was not solved'));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
