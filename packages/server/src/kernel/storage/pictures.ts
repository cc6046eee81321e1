/** Pictures of persons, decoded by worker processes; those who upload and those who look on wait for others of their kind only. */
import { availableParallelism } from 'node:os';
import type { Allowance, RateLimiter } from '../http/limits/limits.ts';
import { Refusal } from '../refusal.ts';
import { JobFailed, type PoolOptions, WorkerPool } from '../workers/worker-pool.ts';
import { computeWeight, isDecodable } from './picture.rules.ts';
import type { CleanPicture, PictureJobs, PictureSize, PictureSource } from './picture-jobs.worker.ts';

/** Who has a picture decoded. Work that is bounded otherwise, such as an import, is unmetered. */
export type PictureOwner = { owner: string; isUnmetered?: true };

const share = Math.max(1, Math.floor(availableParallelism() / 2));

const common = {
  script: new URL('./picture-jobs.worker.ts', import.meta.url),
  heapMegabytes: 128,
};
const uploads: PoolOptions = {
  ...common,
  processes: Math.min(share, 4),
  timeoutMs: 15_000,
  mostWaiting: 64,
  mostWaitingOfOwner: 12,
};
const thumbnails: PoolOptions = {
  ...common,
  processes: Math.max(2, Math.min(share, 4)),
  // these were decoded once already: what takes so long is a machine with too much to do
  timeoutMs: 120_000,
  mostWaiting: 300,
  mostWaitingOfOwner: 100,
};

/** Fifty pictures of a telephone. */
const megapixelsOfPerson: Allowance = { max: 600, seconds: 60 };

const malformedPicture = () => new Refusal('common.invalid_input', { field: 'file' }, { field: 'file' });

export class Pictures {
  readonly #uploads = new WorkerPool<PictureJobs>(uploads);
  readonly #thumbnails = new WorkerPool<PictureJobs>(thumbnails);
  readonly #rateLimiter: RateLimiter;

  constructor(rateLimiter: RateLimiter) {
    this.#rateLimiter = rateLimiter;
  }

  /** Refuses what cannot be decoded, or is too large to be. */
  async clean(
    source: PictureSource,
    { owner, isUnmetered }: PictureOwner,
  ): Promise<CleanPicture & { bytes: Buffer }> {
    try {
      const measured = await this.#uploads.run('measure', source, owner);
      if (!isDecodable(measured)) throw malformedPicture();
      const megapixels = Math.ceil(computeWeight(measured) / 1_000_000);
      if (!isUnmetered)
        await this.#rateLimiter.consume(`megapixels ${owner}`, megapixels, megapixelsOfPerson);
      const { bytes, ...facts } = await this.#uploads.run('clean', source, owner);
      return { bytes: toBuffer(bytes), ...facts };
    } catch (error) {
      throw error instanceof JobFailed ? malformedPicture() : error;
    }
  }

  /** `read` is asked for the original when its turn comes. */
  async resize(read: () => Promise<Buffer>, size: PictureSize, owner: string): Promise<Buffer> {
    const input = async () => ({ bytes: await read(), size });
    return toBuffer(await this.#thumbnails.run('resize', input, owner));
  }

  async close(): Promise<void> {
    await Promise.all([this.#uploads.close(), this.#thumbnails.close()]);
  }
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
