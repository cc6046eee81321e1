import { CallError } from '@chengji/client-kit';

/** Asks again while the market says that it is busy, and that nothing was done: on a slow machine a test’s many requests at once are too many. */
export async function untilServed<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError && error.key === 'common.busy_try_again')) throw error;
    }
  }
}
