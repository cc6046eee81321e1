/** Fires deadlines: within a second or two of their time, after a restart too, with any number of nodes. */
import type { Context } from '../context.ts';
import type { Due, Job } from './job.ts';
import { fireTogether, Lane } from './lane.ts';
import { createFindNextDue, type FindNextDue, type NextDue } from './next-due.queries.ts';

const lookEveryMs = 1_000;
/** Of each kind, so many are listed at once where they are fired one kind with the other. */
const listed = 100;

/** `isPromised` where people were promised a time; what waits for somebody outside was not. */
export type NextDeadline = { name: string; at: Date; count: number; isPromised: boolean };

const isOver = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

const isPromised = (job: Job): boolean => job.room === undefined;

export class JobRunner {
  readonly #lanes: ReadonlyMap<Job, Lane>;
  readonly #findNextDue: FindNextDue;
  readonly #context: () => Context;
  readonly #refresh: () => Promise<boolean>;
  #mayFire = true;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #heldBackBy = 0;
  #lastAlone: Promise<void> = Promise.resolve();

  /** `refresh` is done before each look: it takes over what other nodes stored, and answers whether this node may fire. */
  constructor(jobs: readonly Job[], context: () => Context, refresh: () => Promise<boolean>) {
    const isHalted = () => !this.#timer || !this.#mayFire || this.#heldBackBy > 0;
    this.#lanes = new Map(jobs.map((job) => [job, new Lane(job, context, isHalted)]));
    this.#findNextDue = createFindNextDue(jobs);
    this.#context = context;
    this.#refresh = refresh;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#heldBackBy === 0) this.#looking ??= this.#look();
    }, lookEveryMs);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#idle();
  }

  /** Holds this node's runner back while `work` decides what fires; one such work after the other. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#heldBackBy += 1;
    const result = this.#lastAlone.then(async () => {
      await this.#idle();
      return work();
    });
    const done = () => {
      this.#heldBackBy -= 1;
    };
    this.#lastAlone = result.then(done, done);
    return result;
  }

  async #idle(): Promise<void> {
    await this.#looking;
    await Promise.all([...this.#lanes.values()].map((lane) => lane.idle()));
  }

  /** Of those that a clock which is moved forward stops for. */
  async nextDue(): Promise<Date | null> {
    let next: Date | null = null;
    for (const [{ mayBeLate }, { at }] of await this.#listNextDue())
      if (at && !mayBeLate && (!next || at < next)) next = at;
    return next;
  }

  /** By how many milliseconds the oldest of each kind is late. */
  async listLateness(): Promise<{ name: string; lateMs: number; isPromised: boolean }[]> {
    const { clock } = this.#context();
    const all = [];
    for (const [job, { at }] of await this.#listNextDue()) {
      const lateMs = at ? Math.max(0, clock.now().getTime() - at.getTime()) : 0;
      all.push({ name: job.name, lateMs, isPromised: isPromised(job) });
    }
    return all;
  }

  /** The next deadline of each kind that has one, and how many fall due with it. */
  async listNext(): Promise<NextDeadline[]> {
    const { db } = this.#context();
    const all: NextDeadline[] = [];
    for (const [job, { at }] of await this.#listNextDue()) {
      if (!at) continue;
      const { length: count } = await job.listDue(db, at, listed);
      all.push({ name: job.name, at, count, isPromised: isPromised(job) });
    }
    return all.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Fires what is due by the clock, in the order of their time; the first that fails ends it. Answers how many. */
  async fireDue(): Promise<number> {
    const all = await this.#listDue();
    for (const { job, ids } of toBatches(all)) {
      if (await fireTogether(job, this.#context(), ids)) continue;
      for (const id of ids) await job.fire(this.#context(), [id]);
    }
    return all.length;
  }

  async #listDue(): Promise<{ job: Job; due: Due }[]> {
    const { db, clock } = this.#context();
    const now = clock.now();
    const all: { job: Job; due: Due }[] = [];
    for (const [job, { at }] of await this.#listNextDue()) {
      if (!isOver(at, now)) continue;
      const list = await job.listDue(db, now, listed);
      all.push(...list.map((due) => ({ job, due })));
    }
    return all.sort((a, b) => a.due.dueAt.getTime() - b.due.dueAt.getTime());
  }

  #listNextDue(): Promise<ReadonlyMap<Job, NextDue>> {
    return this.#findNextDue(this.#context().db);
  }

  async #look(): Promise<void> {
    try {
      this.#mayFire = await this.#refresh();
      if (!this.#timer) return;
      const all = await this.#listNextDue();
      const now = this.#context().clock.now();
      for (const [job, { at, attemptAt }] of all)
        this.#lanes.get(job)?.look({ isDue: isOver(at, now), isAttemptDue: isOver(attemptAt, now) });
    } catch (error) {
      this.#context().log.error({ err: error }, 'deadlines could not be looked up');
    } finally {
      this.#looking = null;
    }
  }
}

/** Those of one kind that follow each other, as many as it meets in one go. */
function toBatches(all: readonly { job: Job; due: Due }[]): { job: Job; ids: number[] }[] {
  const batches: { job: Job; ids: number[] }[] = [];
  for (const { job, due } of all) {
    const last = batches.at(-1);
    if (last?.job === job && last.ids.length < job.batchSize) last.ids.push(due.id);
    else batches.push({ job, ids: [due.id] });
  }
  return batches;
}
