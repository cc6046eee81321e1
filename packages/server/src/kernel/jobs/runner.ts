/** Fires deadlines: within a second or two of their time, after a restart too, with any number of nodes. */
import type { Context } from '../context.ts';
import type { Due, Job } from './job.ts';

const lookEveryMs = 1_000;
const batch = 100;
/** A deadline that could not be met is left alone this long, so that it does not hold up the others. */
const leaveFailedMs = 30_000;

export type NextDeadline = { name: string; at: Date; count: number };

export class JobRunner {
  readonly #jobs: readonly Job[];
  readonly #context: () => Context;
  readonly #refresh: () => Promise<boolean>;
  readonly #failedUntil = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #heldBackBy = 0;
  #lastAlone: Promise<void> = Promise.resolve();

  /** `refresh` is done before each look: it takes over what other nodes stored, and answers whether this node may fire. */
  constructor(jobs: readonly Job[], context: () => Context, refresh: () => Promise<boolean>) {
    this.#jobs = jobs;
    this.#context = context;
    this.#refresh = refresh;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#heldBackBy === 0) this.#running ??= this.#look();
    }, lookEveryMs);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  /** Holds this node's runner back while `work` decides what fires; one such work after the other. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#heldBackBy += 1;
    const result = this.#lastAlone.then(async () => {
      await this.#running;
      return work();
    });
    const done = () => {
      this.#heldBackBy -= 1;
    };
    this.#lastAlone = result.then(done, done);
    return result;
  }

  async nextDue(): Promise<Date | null> {
    let next: Date | null = null;
    for (const job of this.#jobs) {
      const due = await job.nextDue(this.#context().db);
      if (due && (!next || due < next)) next = due;
    }
    return next;
  }

  /** The next deadline of each kind that has one, and how many fall due with it. */
  async listNext(): Promise<NextDeadline[]> {
    const { db } = this.#context();
    const all: NextDeadline[] = [];
    for (const { name, nextDue, listDue } of this.#jobs) {
      const at = await nextDue(db);
      if (at) all.push({ name, at, count: (await listDue(db, at, batch)).length });
    }
    return all.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Fires what is due by the clock, in the order of their time; the first that fails ends it. Answers how many. */
  async fireDue(): Promise<number> {
    const all = await this.#listDue();
    for (const { job, due } of all) await job.fire(this.#context(), due.id);
    return all.length;
  }

  async #listDue(): Promise<{ job: Job; due: Due }[]> {
    const { db, clock } = this.#context();
    const all: { job: Job; due: Due }[] = [];
    for (const job of this.#jobs) {
      const list = await job.listDue(db, clock.now(), batch);
      all.push(...list.map((due) => ({ job, due })));
    }
    return all.sort((a, b) => a.due.dueAt.getTime() - b.due.dueAt.getTime());
  }

  async #look(): Promise<void> {
    try {
      if (!(await this.#refresh())) return;
      while (await this.#fireListed());
    } catch (error) {
      this.#context().log.error({ err: error }, 'deadlines could not be looked up');
    } finally {
      this.#running = null;
    }
  }

  /** Fires what is listed; answers whether to look again at once, as more was due than one list holds. */
  async #fireListed(): Promise<boolean> {
    const all = await this.#listDue();
    let fired = 0;
    for (const { job, due } of all) {
      if (!this.#timer) return false;
      if (await this.#fireOne(job, due)) fired += 1;
    }
    return fired >= batch;
  }

  /** Answers whether it could be met. */
  async #fireOne(job: Job, { id }: Due): Promise<boolean> {
    const key = `${job.name} ${id}`;
    if ((this.#failedUntil.get(key) ?? 0) > Date.now()) return false;
    const ctx = this.#context();
    try {
      await job.fire(ctx, id);
      this.#failedUntil.delete(key);
      return true;
    } catch (error) {
      this.#failedUntil.set(key, Date.now() + leaveFailedMs);
      ctx.log.error({ err: error, job: job.name, id }, 'a deadline could not be met; it will be tried again');
      return false;
    }
  }
}
