import { afterEach, describe, expect, it } from 'vitest';
import type { SampleJobs } from './sample-jobs.worker.ts';
import { type PoolOptions, WorkerPool } from './worker-pool.ts';

const pools: WorkerPool<SampleJobs>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function aPool(changes: Partial<PoolOptions> = {}): WorkerPool<SampleJobs> {
  const pool = new WorkerPool<SampleJobs>({
    script: new URL('./sample-jobs.worker.ts', import.meta.url),
    processes: 1,
    mostWaiting: 3,
    mostWaitingOfOwner: 2,
    timeoutMs: 15_000,
    heapMegabytes: 64,
    ...changes,
  });
  pools.push(pool);
  return pool;
}

const getKey = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; name: string }) => error.key ?? error.name,
  );

describe('the worker pool', () => {
  it('does its jobs in another process, which knows none of the market’s secrets', async () => {
    const pool = aPool({ processes: 2, mostWaiting: 9, mostWaitingOfOwner: 9 });
    const doubled = [1, 2, 3].map((value) => pool.run('double', value, 'a'));
    expect(await Promise.all(doubled)).toEqual([2, 4, 6]);
    const names = await pool.run('environment', null, 'a');
    expect(names.filter((name) => /SECRET|DATABASE|KEY|TOKEN/.test(name))).toEqual([]);
  });

  it('passes on refusals and failures', async () => {
    const pool = aPool();
    await expect(pool.run('refuse', 'file', 'a')).rejects.toMatchObject({
      key: 'common.invalid_input',
      field: 'file',
    });
    await expect(pool.run('fail', 'no memory', 'a')).rejects.toMatchObject({ name: 'JobFailed' });
  });

  it('goes on with another process when one crashes or takes too long', async () => {
    const pool = aPool({ timeoutMs: 1_000 });
    expect(await getKey(pool.run('crash', 1, 'a'))).toBe('JobFailed');
    expect(await getKey(pool.run('hang', null, 'a'))).toBe('JobFailed');
    expect(await pool.run('double', 4, 'a')).toBe(8);
  });

  it('counts the time of a job from when it is taken up, however long its process takes to start', async () => {
    const pool = aPool({ script: new URL('./slow-jobs.worker.ts', import.meta.url), timeoutMs: 1_000 });
    expect(await pool.run('double', 4, 'a')).toBe(8);
  });

  it('refuses what is too much, of one owner or of all', async () => {
    const pool = aPool();
    const running = getKey(pool.run('hang', null, 'a'));
    const waiting = ['a', 'a', 'b'].map((owner) => getKey(pool.run('double', 1, owner)));
    expect(await getKey(pool.run('double', 1, 'a'))).toBe('common.busy');
    const late = getKey(pool.run('double', 1, 'c')); // takes the place of the second of `a`
    expect(await waiting[1]).toBe('common.busy');
    expect(await getKey(pool.run('double', 1, 'd'))).toBe('common.busy');
    await pool.close();
    expect(await Promise.all([running, waiting[0], waiting[2], late])).toEqual([
      'JobFailed',
      ...Array(3).fill('common.busy'),
    ]);
  });

  it('asks for an input when its turn comes', async () => {
    const pool = aPool();
    let isAsked = false;
    const hanging = getKey(pool.run('hang', null, 'a'));
    const waiting = getKey(
      pool.run(
        'double',
        async () => {
          isAsked = true;
          return 1;
        },
        'a',
      ),
    );
    await pool.close();
    expect(await Promise.all([hanging, waiting])).toEqual(['JobFailed', 'common.busy']);
    expect(isAsked).toBe(false);
  });
});
