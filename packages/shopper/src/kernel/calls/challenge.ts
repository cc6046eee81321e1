import type { Challenge } from '@chengji/contract';
import { create } from 'zustand';

/** Whether a challenge of the market is being solved, which a busy button shows. */
export const useSolving = create<{ isSolving: boolean }>(() => ({ isSolving: false }));

/** The solver is no part of the first screen. */
export async function solve(challenge: Challenge): Promise<string> {
  useSolving.setState({ isSolving: true });
  try {
    const { solveInWorker } = await import('@chengji/client-kit/challenge/solve-in-worker');
    return await solveInWorker(challenge);
  } finally {
    useSolving.setState({ isSolving: false });
  }
}
