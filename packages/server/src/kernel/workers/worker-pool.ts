/**
 * Work on what strangers send, such as decoding their pictures, in processes of its own: it may use up its time
 * or memory, or crash, and neither the event loop nor the thread pool of the market's process notices.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../refusal.ts';
import { JobQueue } from './job-queue.ts';
import type { WorkerJob, WorkerMessage } from './messages.ts';
import type { Jobs } from './serve-jobs.ts';

export type PoolOptions = {
  /** A module that calls `serveJobs`. */
  script: URL;
  processes: number;
  /** How many jobs may wait: all together, and of one owner. */
  mostWaiting: number;
  mostWaitingOfOwner: number;
  /** A job that takes longer is ended together with its process; the time is counted from when it is taken up. */
  timeoutMs: number;
  /** Of a process' JavaScript. */
  heapMegabytes: number;
};

/** The job came to no end: it took too long, or too much memory. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}

type Waiting = {
  owner: string;
  job: string;
  input: unknown;
  resolve(output: unknown): void;
  reject(error: unknown): void;
};

/** A process that has not started by then, which on a machine with too much to do takes its time, never will. */
const longestStartMs = 120_000;
/** A process without work is let go after so long. */
const longestIdleMs = 30_000;

type Worker = { process: ChildProcess; idle: NodeJS.Timeout | null };

export class WorkerPool<J extends Jobs> {
  readonly #options: PoolOptions;
  readonly #queue = new JobQueue<Waiting>();
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Does a job for an owner; refuses when too many wait. An input that is a function is asked for when its turn
   * comes, so that what waits takes no memory.
   */
  async run<K extends keyof J & string>(
    job: K,
    input: Parameters<J[K]>[0] | (() => Promise<Parameters<J[K]>[0]>),
    owner: string,
  ): Promise<Awaited<ReturnType<J[K]>>> {
    return new Promise<unknown>((resolve, reject) => {
      this.#makeRoom(owner);
      this.#queue.add({ owner, job, input, resolve, reject });
      this.#assign();
    }) as Promise<Awaited<ReturnType<J[K]>>>;
  }

  /** Waiting jobs are refused, running ones are ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.takeAll()) reject(busy());
    await Promise.all(
      [...this.#workers].map(({ process }) => {
        const gone = new Promise((resolve) => process.once('exit', resolve));
        process.ref(); // its end is waited for
        process.kill('SIGKILL');
        return gone;
      }),
    );
  }

  #makeRoom(owner: string): void {
    const own = this.#queue.count(owner);
    if (this.#isClosed || own >= this.#options.mostWaitingOfOwner) throw busy();
    if (this.#queue.size < this.#options.mostWaiting) return;
    const dropped = this.#queue.takeFromLargest(own);
    if (!dropped) throw busy();
    dropped.reject(busy());
  }

  #assign(): void {
    while (this.#queue.size > 0) {
      const worker = this.#idle.pop() ?? this.#addWorker();
      const next = worker && this.#queue.takeNext();
      if (!next) return;
      void this.#give(worker, next);
    }
  }

  #addWorker(): Worker | undefined {
    const { script, processes, heapMegabytes } = this.#options;
    if (this.#isClosed || this.#workers.size >= processes) return undefined;
    const process = fork(fileURLToPath(script), {
      // nothing of the market's own environment: it holds secrets
      env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker = { process, idle: null };
    this.#workers.add(worker);
    process.once('exit', () => this.#forget(worker));
    process.on('error', () => this.#forget(worker)); // it could not be started, or not be written to
    if (process.pid !== undefined) yieldToCalls(process.pid);
    return worker;
  }

  async #give(worker: Worker, { job, input, resolve, reject }: Waiting): Promise<void> {
    if (worker.idle) clearTimeout(worker.idle);
    worker.process.ref();
    worker.process.channel?.ref();
    try {
      const given = typeof input === 'function' ? await (input as () => Promise<unknown>)() : input;
      resolve(await this.#getAnswer(worker.process, { job, input: given }));
    } catch (error) {
      reject(error);
    }
    if (this.#workers.has(worker)) this.#rest(worker);
    this.#assign();
  }

  #getAnswer(process: ChildProcess, job: WorkerJob): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        process.off('message', onMessage).off('exit', onExit).off('error', onExit);
      };
      const kill = () => process.kill('SIGKILL');
      let timer = setTimeout(kill, longestStartMs);
      const onMessage = (answer: WorkerMessage) => {
        clearTimeout(timer);
        if ('began' in answer) {
          timer = setTimeout(kill, this.#options.timeoutMs);
          return;
        }
        end();
        if ('output' in answer) resolve(answer.output);
        else if ('refusal' in answer) {
          const { key, params, options } = answer.refusal;
          reject(new Refusal(key, params, options));
        } else reject(new JobFailed(answer.failure));
      };
      const onExit = () => {
        end();
        reject(new JobFailed(`the worker ended during ${job.job}`));
      };
      process.on('message', onMessage).on('exit', onExit).on('error', onExit);
      if (process.exitCode !== null || !process.connected) onExit();
      else process.send(job);
    });
  }

  #rest(worker: Worker): void {
    worker.process.unref();
    worker.process.channel?.unref();
    worker.idle = setTimeout(() => {
      this.#forget(worker);
      worker.process.kill();
    }, longestIdleMs).unref();
    this.#idle.push(worker);
  }

  #forget(worker: Worker): void {
    this.#workers.delete(worker);
    const index = this.#idle.indexOf(worker);
    if (index >= 0) this.#idle.splice(index, 1);
    if (!this.#isClosed) this.#assign();
  }
}

const busy = () => new Refusal('common.busy', { seconds: 5 });

/** Where the processors do not suffice, calls come first. */
function yieldToCalls(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it ended already, or the system does not allow it
  }
}
