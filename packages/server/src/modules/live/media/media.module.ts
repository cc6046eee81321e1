/** What the module of lives hands to the kernel of its media server. */
import { listener } from '../../../kernel/events/events.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Module } from '../../../kernel/module.ts';
import { EmbeddedMedia } from './embedded/embedded-media.ts';
import { serveEmbedded } from './embedded/serve-embedded.ts';
import { Recordings, replayRecipe } from './recordings/recordings.ts';
import { ReplayWorker } from './recordings/replay-worker.ts';
import { SrsFiles } from './recordings/srs-files.ts';
import { serveCallbacks } from './serve-callbacks.ts';
import { SrsMedia } from './srs/srs-media.ts';

const workers = new WeakMap<Kernel, ReplayWorker>();

const getEmbedded = ({ services }: Pick<Kernel, 'services'>): EmbeddedMedia | null =>
  services.media instanceof EmbeddedMedia ? services.media : null;

export const media = {
  async provide(kernel) {
    const { srs } = kernel.config.media;
    const recordings = await Recordings.open(kernel.config.dataDir);
    const srsFiles = srs?.recordings ? new SrsFiles(srs.recordings) : null;
    workers.set(kernel, new ReplayWorker(kernel, { recordings, srsFiles }));
    return { media: srs ? new SrsMedia(kernel, srs) : new EmbeddedMedia(kernel, recordings) };
  },
  serve(app, kernel) {
    serveCallbacks(app, kernel);
    const embedded = getEmbedded(kernel);
    if (embedded) serveEmbedded(app, kernel, embedded);
  },
  async start(kernel) {
    await (kernel.services.media as EmbeddedMedia | SrsMedia).start();
    workers.get(kernel)?.start();
  },
  async stop(kernel) {
    await (kernel.services.media as EmbeddedMedia | SrsMedia).stop();
    await workers.get(kernel)?.stop();
  },
  listeners: [
    listener({
      event: 'live.began',
      name: 'live.record',
      handle: async (ctx, { liveId }) => getEmbedded(ctx)?.tellBegan(liveId),
    }),
    listener({
      event: 'live.recording_removed',
      name: 'live.remove_recording',
      handle: ({ services: { storage } }, { liveId }) =>
        storage.remove(storage.toAddress(replayRecipe(liveId))),
    }),
  ],
} satisfies Partial<Module>;
