import { describe, expect, it } from 'vitest';
import { type Visit, VisitCounter } from './visit-counter.ts';

const day = '2026-11-21';
const visit = (id: number, visitor: string): Visit => ({ id, day, visitor });

async function stored(tally: VisitCounter): Promise<readonly Visit[]> {
  let all: readonly Visit[] = [];
  await tally.store(async (visits) => {
    all = visits;
  });
  return all;
}

describe('the tally of visits', () => {
  it('hands over what was looked at, in the order of ids, and begins anew', async () => {
    const tally = new VisitCounter();
    for (const seen of [visit(3, 'a'), visit(1, 'a'), visit(2, 'b')]) tally.add(seen);
    expect((await stored(tally)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await stored(tally)).toEqual([]);
  });

  it('takes looks of one person at one thing between two storings for one visit', async () => {
    const tally = new VisitCounter();
    for (const seen of [visit(1, 'a'), visit(1, 'a'), visit(1, 'b'), visit(2, 'a')]) tally.add(seen);
    expect(await stored(tally)).toHaveLength(3);
  });

  it('keeps what could not be stored for the next time', async () => {
    const tally = new VisitCounter();
    tally.add(visit(1, 'a'));
    const failing = tally.store(async () => {
      tally.add(visit(2, 'a'));
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect((await stored(tally)).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('does not fill the memory while the database is away', async () => {
    const tally = new VisitCounter();
    for (let id = 1; id <= 100_010; id += 1) tally.add(visit(id, 'a'));
    expect(await stored(tally)).toHaveLength(100_000);
  });
});
