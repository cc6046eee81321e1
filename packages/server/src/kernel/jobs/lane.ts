/** Fires one kind of deadline, so that a kind that is slow or fails holds up no other. */
import type { Context } from '../context.ts';
import { secondsAfter } from '../time/durations.ts';
import { computeNextAttempt, toFailureText } from './failure.rules.ts';
import {
  addFailure,
  claimAttempts,
  type DeadlineFailure,
  removeFailure,
  storeNextAttempt,
} from './failures.queries.ts';
import type { Due, Job } from './job.ts';

/** So many are listed at each look, or so many batches of those that are met together. */
const listed = { single: 100, batches: 10 };
/** So many that failed are attempted again at each look. */
const attemptsAtOnce = 10;
/** Another node attempts them again if this one dies meanwhile. */
const claimSeconds = 60;

export class Lane {
  readonly #job: Job;
  readonly #context: () => Context;
  readonly #isHalted: () => boolean;
  #running: Promise<void> | null = null;

  constructor(job: Job, context: () => Context, isHalted: () => boolean) {
    this.#job = job;
    this.#context = context;
    this.#isHalted = isHalted;
  }

  /** Fires what is due, and attempts again what failed, unless it is still at it. */
  look(due: { isDue: boolean; isAttemptDue: boolean }): void {
    if (!due.isDue && !due.isAttemptDue) return;
    this.#running ??= this.#run(due.isAttemptDue).finally(() => {
      this.#running = null;
    });
  }

  /** Until nothing is under way. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(isAttemptDue: boolean): Promise<void> {
    try {
      for (let more = true; more; ) {
        more = await this.#fireListed();
        if (isAttemptDue) await this.#attemptAgain();
      }
    } catch (error) {
      this.#context().log.error({ err: error, job: this.#job.name }, 'deadlines could not be looked up');
    }
  }

  get #room(): number {
    return this.#isHalted() ? 0 : (this.#job.room?.(this.#context()) ?? 1);
  }

  /** Answers whether to look again at once, as more was due than one list holds. */
  async #fireListed(): Promise<boolean> {
    if (this.#room === 0) return false;
    const { db, clock } = this.#context();
    const { batchSize } = this.#job;
    const limit = Math.max(listed.single, batchSize * listed.batches);
    const list = await this.#job.listDue(db, clock.now(), limit);
    let met = 0;
    await this.#share(toBatches(list, batchSize), async (batch) => {
      met += await this.#fireBatch(batch);
    });
    return met === limit;
  }

  async #attemptAgain(): Promise<void> {
    if (this.#room === 0) return;
    const { db, clock } = this.#context();
    const now = clock.now();
    const claimedUntil = secondsAfter(now, claimSeconds);
    const claimed = await claimAttempts(db, this.#job.name, { now, claimedUntil, limit: attemptsAtOnce });
    await this.#share(claimed, async ({ id, subjectId, dueAt }: DeadlineFailure) => {
      if (await this.#fire({ id: subjectId, dueAt })) await removeFailure(db, id);
    });
  }

  /** As many at once as there is room for; when there is none any more, the rest is left for a later look. */
  async #share<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    const left = all.values();
    const workers = Array.from({ length: Math.min(this.#room, all.length) }, async () => {
      for (const one of left) {
        if (this.#room === 0) return;
        await work(one);
      }
    });
    await Promise.all(workers);
  }

  /** Answers how many could be met: all together, or each for itself where that failed. */
  async #fireBatch(batch: readonly Due[]): Promise<number> {
    const ids = batch.map(({ id }) => id);
    if (await fireTogether(this.#job, this.#context(), ids)) return batch.length;
    let met = 0;
    for (const due of batch) if (await this.#fire(due)) met += 1;
    return met;
  }

  /** Answers whether it could be met. */
  async #fire({ id, dueAt }: Due): Promise<boolean> {
    const ctx = this.#context();
    const { name: job } = this.#job;
    try {
      await this.#job.fire(ctx, [id]);
      return true;
    } catch (error) {
      ctx.log.error({ err: error, job, id }, 'a deadline could not be met; it will be attempted again');
      const failedAt = ctx.clock.now();
      const subject = { job, subjectId: id };
      const failed = {
        ...subject,
        dueAt,
        failedAt,
        lastError: toFailureText(error),
        requestId: ctx.requestId,
      };
      const attempts = await addFailure(ctx.db, failed, computeNextAttempt(failedAt, 1));
      if (attempts > 1) await storeNextAttempt(ctx.db, subject, computeNextAttempt(failedAt, attempts));
      return false;
    }
  }
}

/** Begins anywhere in the list, so that several nodes are seldom at the same rows. */
function toBatches(due: readonly Due[], size: number): Due[][] {
  const count = Math.ceil(due.length / size);
  const first = Math.floor(Math.random() * count);
  return Array.from({ length: count }, (_, index) => {
    const at = ((first + index) % count) * size;
    return due.slice(at, at + size);
  });
}

/** Answers whether they were met in one go; if not, each is to be met for itself. */
export async function fireTogether(job: Job, ctx: Context, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 1) return false;
  try {
    await job.fire(ctx, ids);
    return true;
  } catch (error) {
    ctx.log.warn(
      { err: error, job: job.name },
      'deadlines could not be met together; each is met for itself',
    );
    return false;
  }
}
