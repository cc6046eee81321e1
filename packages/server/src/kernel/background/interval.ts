/** Work that is done again and again while the market is up, and a last time before it goes down. */
import type { Context } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import type { Module } from '../module.ts';

type Running = { timer: NodeJS.Timeout | undefined; last: Promise<void> };

/** One after the other on a node; a failure is said in the log, and the next time is another try. */
export function interval(
  what: string,
  seconds: number,
  work: (ctx: Context) => Promise<void>,
): Required<Pick<Module, 'start' | 'stop'>> {
  const running = new WeakMap<Kernel, Running>();
  const once = async ({ systemContext, log }: Kernel): Promise<void> => {
    try {
      await work(systemContext());
    } catch (error) {
      log.warn({ err: error }, `${what} failed`);
    }
  };
  return {
    start(kernel) {
      const state: Running = { timer: undefined, last: Promise.resolve() };
      running.set(kernel, state);
      if (!kernel.hasBackground) return;
      state.timer = setInterval(() => {
        state.last = state.last.then(() => once(kernel));
      }, seconds * 1_000).unref();
    },
    async stop(kernel) {
      const state = running.get(kernel);
      clearInterval(state?.timer);
      await state?.last;
      await once(kernel);
    },
  };
}
