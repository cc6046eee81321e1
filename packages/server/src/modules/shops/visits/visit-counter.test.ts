import { describe, expect, it } from 'vitest';
import { type Visit, VisitCounter } from './visit-counter.ts';

const day = '2026-11-21';
const visit = (id: number, visitor: string): Visit => ({ id, day, visitor, step: 'visit', source: 'other' });

async function stored(counter: VisitCounter): Promise<readonly Visit[]> {
  let all: readonly Visit[] = [];
  await counter.store(async (visits) => {
    all = visits;
  });
  return all;
}

describe('the buffered visit counter', () => {
  it('hands over what was looked at, in the order of ids, and begins anew', async () => {
    const counter = new VisitCounter();
    for (const seen of [visit(3, 'a'), visit(1, 'a'), visit(2, 'b')]) counter.add(seen);
    expect((await stored(counter)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await stored(counter)).toEqual([]);
  });

  it('takes looks of one person at one thing between two storings for one visit', async () => {
    const counter = new VisitCounter();
    for (const seen of [visit(1, 'a'), visit(1, 'a'), visit(1, 'b'), visit(2, 'a')]) counter.add(seen);
    expect(await stored(counter)).toHaveLength(3);
  });

  it('keeps what could not be stored for the next time', async () => {
    const counter = new VisitCounter();
    counter.add(visit(1, 'a'));
    const failing = counter.store(async () => {
      counter.add(visit(2, 'a'));
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect((await stored(counter)).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('does not fill the memory while the database is away', async () => {
    const counter = new VisitCounter();
    for (let id = 1; id <= 100_010; id += 1) counter.add(visit(id, 'a'));
    expect(await stored(counter)).toHaveLength(100_000);
  });
});
