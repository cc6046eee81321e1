/** What runs beside the calls of videos: processing, and forgetting what nobody went on with. */
import type { Context } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { daysBefore } from '../../../kernel/time/durations.ts';
import { processNextVideo } from './process-video.ts';
import { listVideos, takeAbandoned } from './videos.queries.ts';

const everyMs = 1_000;
const keptDays = 2;
const atOnce = 100;

/** One video after the other on a node. */
export class VideoWorker {
  readonly #kernel: Kernel;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #isSwept = false;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#last = this.#work();
    }, everyMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#kernel.services.videoUploads.stop();
    await this.#last;
  }

  async #work(): Promise<void> {
    const { services, log } = this.#kernel;
    try {
      if (!this.#isSwept) await removeUnknownFiles(this.#kernel.systemContext());
      this.#isSwept = true;
      while (
        !services.videoUploads.stopping.aborted &&
        (await processNextVideo(this.#kernel.systemContext(), services.videoUploads))
      );
    } catch (error) {
      if (!services.videoUploads.stopping.aborted) log.warn({ err: error }, 'a video was not processed');
    }
    if (this.#timer) this.start();
  }
}

/** Files of uploads that are not known any more: another node forgot them, or this one was killed as it did. */
export async function removeUnknownFiles({ db, services }: Context): Promise<void> {
  const ids = await services.videoUploads.listIds();
  if (ids.length === 0) return;
  const known = new Set((await listVideos(db, ids)).map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) await services.videoUploads.remove(id);
}

/** Uploads that were begun long ago and never became whole, and what failed, by the market's clock. */
export async function forgetAbandoned({ db, clock, services }: Context): Promise<void> {
  const before = daysBefore(clock.now(), keptDays);
  for (const { id } of await takeAbandoned(db, before, atOnce)) await services.videoUploads.remove(id);
}
