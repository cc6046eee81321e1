import type { Kernel } from '../../../../kernel/kernel.ts';
import { type Maker, makeNextReplay } from './make-replay.ts';

const everyMs = 1_000;

/** One replay after the other on a node. */
export class ReplayWorker {
  readonly #kernel: Kernel;
  readonly #maker: Maker;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(kernel: Kernel, maker: Omit<Maker, 'stopping'>) {
    this.#kernel = kernel;
    this.#maker = { ...maker, stopping: this.#stop.signal };
  }

  start(): void {
    if (!this.#maker.recordings.canJoin) return;
    this.#timer = setTimeout(() => {
      this.#last = this.#work();
    }, everyMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stop.abort();
    await this.#last;
  }

  async #work(): Promise<void> {
    try {
      while (!this.#stop.signal.aborted && (await makeNextReplay(this.#kernel.systemContext(), this.#maker)));
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#kernel.log.warn({ err: error }, 'a replay was not made');
    }
    if (this.#timer) this.start();
  }
}
