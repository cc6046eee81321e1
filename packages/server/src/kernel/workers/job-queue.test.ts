import { describe, expect, it } from 'vitest';
import { JobQueue } from './job-queue.ts';

type Job = { owner: string; name: string };

function aQueue(...names: string[]): JobQueue<Job> {
  const queue = new JobQueue<Job>();
  for (const name of names) queue.add({ owner: name.charAt(0), name });
  return queue;
}

describe('the job queue', () => {
  it('lets the owners take turns, each in the order of its own jobs', () => {
    const queue = aQueue('a1', 'a2', 'a3', 'b1', 'c1', 'c2');
    const taken = Array.from({ length: 7 }, () => queue.takeNext()?.name);
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
    expect(queue.size).toBe(0);
  });

  it('makes room by removing the newest job of the person with the most', () => {
    const queue = aQueue('a1', 'a2', 'a3', 'b1');
    expect(queue.takeFromLargest(0)?.name).toBe('a3');
    expect(queue.size).toBe(3);
    expect(queue.count('a')).toBe(2);
  });

  it('makes no room for a person who has as many', () => {
    expect(aQueue('a1', 'a2', 'b1').takeFromLargest(1)).toBeUndefined();
    expect(aQueue().takeFromLargest(0)).toBeUndefined();
  });
});
