/** Jobs that wait for a worker: the owners take turns, so that many jobs of one hold up nobody else's. */

export type Queued = { owner: string };

export class JobQueue<T extends Queued> {
  readonly #jobs = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  count(owner: string): number {
    return this.#jobs.get(owner)?.length ?? 0;
  }

  add(job: T): void {
    const own = this.#jobs.get(job.owner);
    if (own) own.push(job);
    else this.#jobs.set(job.owner, [job]);
    this.#size += 1;
  }

  /** The next job, of the owner whose turn it is; that owner's next turn comes after everybody else's. */
  takeNext(): T | undefined {
    for (const [owner, own] of this.#jobs) {
      const job = own.shift();
      this.#jobs.delete(owner);
      if (own.length > 0) this.#jobs.set(owner, own);
      if (job) this.#size -= 1;
      return job;
    }
    return undefined;
  }

  /** The newest job of the owner who has most waiting, if that is more than `own`; it makes room. */
  takeFromLargest(own: number): T | undefined {
    let largest: T[] = [];
    for (const jobs of this.#jobs.values()) if (jobs.length > largest.length) largest = jobs;
    if (largest.length <= own + 1) return undefined;
    this.#size -= 1;
    return largest.pop();
  }

  takeAll(): T[] {
    const jobs = [...this.#jobs.values()].flat();
    this.#jobs.clear();
    this.#size = 0;
    return jobs;
  }
}
