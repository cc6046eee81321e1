import { describe, expect, it } from 'vitest';
import { arrange, isAlike, toConcatList } from './parts.rules.ts';

const beganAt = new Date('2026-05-01T12:00:00Z');
const part = (path: string, from: number, seconds: number) => ({
  path,
  startedAt: new Date(beganAt.getTime() + from * 1_000),
  seconds,
});

describe('the parts of a recording', () => {
  it('stand at their second of the live: what was lost between them is a still picture', () => {
    expect(arrange(beganAt, [part('a', 0, 10), part('b', 25, 5)])).toEqual([
      { path: 'a', skip: 0, lasts: 25 },
      { path: 'b', skip: 0, lasts: null },
    ]);
  });

  it('begin with the live, not with what its host saw before', () => {
    expect(arrange(beganAt, [part('a', -100, 50), part('b', -20, 30), part('c', 12, 5)])).toEqual([
      { path: 'b', skip: 20, lasts: 12 },
      { path: 'c', skip: 0, lasts: null },
    ]);
  });

  it('overlap nowhere', () => {
    expect(arrange(beganAt, [part('a', 0, 10), part('b', 8, 5)])[0]).toMatchObject({ lasts: 10 });
  });

  it('are named as ffmpeg reads them', () => {
    const list = toConcatList([
      { path: "/d/a'b.flv", skip: 2.5, lasts: 12 },
      { path: '/d/c.flv', skip: 0, lasts: null },
    ]);
    expect(list.split('\n')).toEqual([
      "file '/d/a'\\''b.flv'",
      'inpoint 2.500',
      'duration 12.000',
      "file '/d/c.flv'",
    ]);
  });

  it('are kept as they were sent only where they are alike', () => {
    const facts = { seconds: 1, format: 'h264 aac', width: 160, height: 284 };
    expect(isAlike([facts, { ...facts, seconds: 3 }])).toBe(true);
    expect(isAlike([facts, { ...facts, width: 320 }])).toBe(false);
    expect(isAlike([facts, { ...facts, format: 'hevc aac' }])).toBe(false);
  });
});
