/** Does long work, a batch at a time: on any number of nodes, and on after the death of one. */
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../refusal.ts';
import type { Batch, Task, TaskWork } from './task.ts';
import { keepTaskPart } from './task-file.ts';
import {
  claimTask,
  countFailedAttempt,
  failTask,
  keepBatch,
  keepClaim,
  releaseClaim,
} from './tasks.queries.ts';

const lookEveryMs = 500;
/** So long a task has the turn, before the next one that waits. */
const turnMs = 2_000;
const keepClaimEveryMs = 1_500;
const maxAttempts = 5;
const retryAfterSeconds = 5;

/** The task was cancelled, or another node is at it by now: nothing of the batch is kept. */
class NoLongerOurs extends Error {}

export class TaskRunner {
  readonly #works: Map<string, TaskWork>;
  readonly #systemContext: () => Context;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;

  constructor(works: readonly TaskWork[], systemContext: () => Context) {
    this.#works = new Map(works.map((work) => [work.kind, work]));
    this.#systemContext = systemContext;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#working ??= this.#workAll(() => this.#timer === null).finally(() => {
        this.#working = null;
      });
    }, lookEveryMs);
  }

  /** The batch under way is finished; the rest is for the next node. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#working;
  }

  /** Until there is nothing left to do. */
  drain(): Promise<void> {
    return this.#workAll(() => false);
  }

  async #workAll(isOver: () => boolean): Promise<void> {
    try {
      while (!isOver()) {
        const task = await claimTask(this.#systemContext().db, randomUUID());
        if (!task) return;
        await this.#takeTurn(task, isOver);
      }
    } catch (error) {
      this.#systemContext().log.error({ err: error }, 'long work could not be looked up');
    }
  }

  async #takeTurn(claimed: Task, isOver: () => boolean): Promise<void> {
    const ctx = this.#createContext(claimed);
    const keeping = setInterval(() => {
      keepClaim(this.#systemContext().db, claimed).catch((error: unknown) =>
        ctx.log.warn({ err: error, task: claimed.id }, 'a claim on long work was not kept'),
      );
    }, keepClaimEveryMs);
    const endsAt = performance.now() + turnMs;
    try {
      for (let task = claimed; task.state === 'running'; ) {
        task = await this.#doBatch(ctx, task);
        if (isOver() || performance.now() > endsAt) break;
      }
      await releaseClaim(ctx.db, claimed);
    } catch (error) {
      await this.#giveUp(ctx, claimed, error);
    } finally {
      clearInterval(keeping);
    }
  }

  async #doBatch(ctx: Context, task: Task): Promise<Task> {
    const work = this.#works.get(task.kind);
    if (!work) throw new Error(`nobody does ${task.kind}`);
    const prepared = await work.prepare?.(ctx, task);
    return transact(ctx, async (ctx) => {
      const batch: Batch = await work.step(ctx, task, prepared);
      if (batch.part) await keepTaskPart(ctx.services.storage, task, batch.part);
      const kept = await keepBatch(ctx.db, task, batch, ctx.clock.now());
      if (!kept) throw new NoLongerOurs();
      return kept;
    });
  }

  /** A fault may pass, such as a database that is away for a moment; a refusal will not. */
  async #giveUp(ctx: Context, task: Task, error: unknown): Promise<void> {
    if (error instanceof NoLongerOurs) return;
    const now = ctx.clock.now();
    if (error instanceof Refusal) {
      return failTask(ctx.db, task, { key: error.key, params: error.params }, now);
    }
    ctx.log.error({ err: error, task: task.id, kind: task.kind }, 'a batch of long work failed');
    if ((await countFailedAttempt(ctx.db, task)) < maxAttempts) {
      return releaseClaim(ctx.db, task, retryAfterSeconds);
    }
    await failTask(ctx.db, task, { key: 'tasks.fault', params: {} }, now);
  }

  /** In the name of who started it. */
  #createContext({ shopId, staffId, rights, language }: Task): Context {
    const actor = { kind: 'seller', staffId, shopId, rights, sessionId: 0 } as const;
    return { ...this.#systemContext(), actor, language };
  }
}
