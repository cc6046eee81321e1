import type { LiveMark, LiveSay } from '@chengji/contract/live/live-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSaysRead,
  getPinned,
  getUnreadFrom,
  listSaysAt,
  noSaysRead,
  type SaysRead,
} from './live-replay.ts';

const marks: LiveMark[] = [
  { kind: 'pin', second: 10, goods_id: 1 },
  { kind: 'pin', second: 60, goods_id: 2 },
  { kind: 'unpin', second: 90 },
  { kind: 'pin', second: 120, goods_id: 1 },
];

const toSays = (seconds: readonly number[]): LiveSay[] =>
  seconds
    .toSorted((one, other) => one - other)
    .map((second, index) => ({
      id: index + 1,
      form: { id: 1, name: '甲', avatar: '', shop_id: null },
      message: `${second}`,
      second,
      createtime: second,
    }));

/** As the market answers. */
const answer = (all: readonly LiveSay[], from: number, limit: number) => {
  const rows = all.filter(({ second }) => second >= from);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
};

/** Reads until nothing is missing for a second; answers how many times it asked. */
function readFor(read: SaysRead, all: readonly LiveSay[], second: number, limit: number): [SaysRead, number] {
  let known = read;
  let asked = 0;
  for (let from = getUnreadFrom(known, second); from !== null; from = getUnreadFrom(known, second)) {
    known = addSaysRead(known, from, answer(all, from, limit));
    asked += 1;
  }
  return [known, asked];
}

describe('what a replay shows as pinned', () => {
  it('is what was pinned last before that second, back and forth', () => {
    const shown = [0, 10, 59, 60, 89, 90, 119, 120, 999, 61, 5].map((second) => getPinned(marks, second));
    expect(shown).toEqual([null, 1, 1, 2, 2, null, null, 1, 1, 2, null]);
  });
});

describe('what a replay shows as said', () => {
  it('is what was said up to that second and not long ago, whichever way it was reached', () => {
    const all = toSays([0, 3, 3, 50, 200, 201, 400]);
    let read = noSaysRead;
    for (const second of [0, 400, 3, 210, 60]) {
      [read] = readFor(read, all, second, 2);
      expect(listSaysAt(read, second)).toEqual(
        all.filter((say) => say.second <= second && say.second > second - 120),
      );
    }
  });

  it('is read once: what is known is not asked for again', () => {
    const all = toSays([1, 2, 3]);
    const [read, asked] = readFor(noSaysRead, all, 0, 100);
    expect([asked, readFor(read, all, 86_000, 100)[1]]).toEqual([1, 0]);
  });

  it('goes on behind a second that fills an answer by itself', () => {
    const all = toSays([...Array.from({ length: 30 }, () => 5), 6]);
    const [read] = readFor(noSaysRead, all, 10, 10);
    expect(listSaysAt(read, 10).at(-1)?.second).toBe(6);
  });

  it('never misses one, to any second one seeks', () => {
    const seconds = fc.array(fc.nat(500), { maxLength: 60 });
    fc.assert(
      fc.property(seconds, fc.array(fc.nat(520), { minLength: 1, maxLength: 6 }), (said, seeks) => {
        const all = toSays(said);
        let read = noSaysRead;
        for (const second of seeks) {
          [read] = readFor(read, all, second, 61);
          const shown = all.filter((say) => say.second <= second && say.second > second - 120);
          expect(listSaysAt(read, second)).toEqual(shown);
        }
      }),
    );
  });
});
