import type { LiveSay } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Allowance } from './allowance.rules.ts';
import { Momentary } from './momentary.ts';
import { sampleSays, toSayFrames } from './say-frames.rules.ts';
import { goneAfterMs, ViewerCounts } from './viewer-counts.ts';

const aSay = (id: number, shop_id: number | null = null): LiveSay => ({
  id,
  form: { id: shop_id ?? id, name: '', avatar: '', shop_id },
  message: `${id}`,
  second: 0,
  createtime: 0,
});
const someSays = (count: number) => Array.from({ length: count }, (_, index) => aSay(index + 1));

describe('an allowance', () => {
  it('gives so many at once and so many a second in the long run, and never more than it holds', () => {
    const allowance = new Allowance({ perSecond: 2, atOnce: 3 }, 0);
    expect([allowance.take(2, 0), allowance.take(9, 0), allowance.take(1, 400)]).toEqual([2, 1, 0]);
    expect([allowance.take(1, 500), allowance.take(9, 60_000), allowance.take(1, 59_000)]).toEqual([1, 3, 0]);
  });
});

describe('the frames of says', () => {
  it('carry up to 20 each, all of them in their order', () => {
    const frames = toSayFrames(3, someSays(45));
    expect(frames.map(({ more }) => 1 + more.length)).toEqual([20, 20, 5]);
    expect(frames.flatMap(({ id, more }) => [id, ...more.map((say) => say.id)])).toEqual(
      someSays(45).map(({ id }) => id),
    );
    expect(toSayFrames(3, [])).toEqual([]);
  });
});

describe('a sample of says', () => {
  it('holds so many of people’s, in their order, and each is either shown or left', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(60), (count, most) => {
        const says = someSays(count);
        const { shown, left } = sampleSays(says, most);
        expect(shown).toHaveLength(Math.min(count, most));
        expect([...shown, ...left].sort((one, other) => one.id - other.id)).toEqual(says);
        expect(shown).toEqual(shown.toSorted((one, other) => one.id - other.id));
      }),
    );
  });

  it('is spread over all, and what the shop says is always in it', () => {
    const says = [...someSays(100), aSay(101, 7)];
    const ids = sampleSays(says, 4).shown.map(({ id }) => id);
    expect(ids).toEqual([1, 26, 51, 76, 101]);
    expect(sampleSays(says, 0).shown.map(({ id }) => id)).toEqual([101]);
  });
});

describe('the viewers over nodes', () => {
  const others = () => {
    const counts = new ViewerCounts();
    counts.hear({ node: 'a', counts: [[1, 3]] }, 0);
    counts.hear(
      {
        node: 'b',
        counts: [
          [1, 4],
          [2, 1],
        ],
      },
      1_000,
    );
    return counts;
  };

  it('are what each node told last, and what is here', () => {
    const counts = others();
    expect([counts.count(1), counts.count(2), counts.count(3)]).toEqual([7, 1, 0]);
    expect([...counts.addAll(new Map([[1, 10]]))]).toEqual([
      [1, 17],
      [2, 1],
    ]);
  });

  it('say which lives have other figures now', () => {
    const counts = others();
    expect(counts.hear({ node: 'b', counts: [[1, 4]] }, 2_000)).toEqual([2]);
    expect(counts.hear({ node: 'b', counts: [[1, 4]] }, 3_000)).toEqual([]);
    expect(counts.hear({ node: 'b', counts: [] }, 4_000)).toEqual([1]);
    expect(counts.count(1)).toBe(3);
  });

  it('do not count those of a node that was not heard of for 5 s', () => {
    const counts = others();
    expect(counts.forgetGone(goneAfterMs - 1)).toEqual([]);
    expect(counts.forgetGone(goneAfterMs)).toEqual([1]);
    expect([counts.count(1), counts.count(2)]).toEqual([4, 1]);
  });
});

describe('what was read a moment ago', () => {
  it('is answered to all who ask meanwhile, and what failed is read again', async () => {
    const kept = new Momentary<number>(60_000);
    let readings = 0;
    const read = async () => (readings += 1);
    expect(await Promise.all([kept.get('a', read), kept.get('a', read), kept.get('b', read)])).toEqual([
      1, 1, 2,
    ]);
    await expect(kept.get('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('c', read)).toBe(3);
  });
});
