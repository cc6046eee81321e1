import { describe, expect, it } from 'vitest';
import type { Look } from './figures.queries.ts';
import { LookCounter } from './look-counter.ts';

const look = (id: number, kind: Look['kind'] = 'post'): Look => ({ id, kind, day: '2026-11-26', viewer: 0 });

async function stored(counter: LookCounter): Promise<readonly Look[]> {
  let all: readonly Look[] = [];
  await counter.store(async (looks) => {
    all = looks;
  });
  return all;
}

describe('the buffered counter of looks', () => {
  it('takes looks of one person at one post between two storings for one, and goods apart', async () => {
    const counter = new LookCounter();
    for (const [seen, visitor] of [
      [look(1), 'a'],
      [look(1), 'a'],
      [look(1), 'b'],
      [look(1, 'goods'), 'a'],
      [look(2), 'a'],
    ] as const)
      counter.add(seen, visitor);
    expect(await stored(counter)).toHaveLength(4);
    expect(await stored(counter)).toEqual([]);
  });

  it('keeps what could not be stored for the next time, beside what came meanwhile', async () => {
    const counter = new LookCounter();
    counter.add(look(1), 'a');
    const failing = counter.store(async () => {
      counter.add(look(2), 'a');
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect((await stored(counter)).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('does not fill the memory while the database is away', async () => {
    const counter = new LookCounter();
    for (let id = 1; id <= 100_010; id += 1) counter.add(look(id), 'a');
    expect(await stored(counter)).toHaveLength(100_000);
  });
});
