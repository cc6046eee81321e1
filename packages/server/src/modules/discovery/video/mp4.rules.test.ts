import { aMovieIndex, box } from '@chengji/testkit';
import { describe, expect, it } from 'vitest';

import { readBoxHeader, readMovie } from './mp4.rules.ts';

describe('the index of an MP4', () => {
  it('says how long it is and how large its picture, also where sound comes first', () => {
    expect(readMovie(aMovieIndex({ seconds: 12.5, width: 720, height: 1280 }))).toEqual({
      seconds: 12.5,
      width: 720,
      height: 1280,
    });
  });

  it('says nothing where it holds no picture, no length, or is cut', () => {
    const whole = aMovieIndex({ seconds: 12, width: 720, height: 1280 });
    expect(readMovie(whole.subarray(0, whole.length - 20))).toBeNull();
    expect(readMovie(box('mvhd', Buffer.alloc(100)))).toBeNull();
    expect(readMovie(box('mvhd', Buffer.alloc(2)))).toBeNull();
    expect(readMovie(Buffer.alloc(0))).toBeNull();
  });

  it('has boxes of 32 and 64 bits, and a last one that goes on to the end', () => {
    const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('mdat'), Buffer.alloc(8)]);
    long.writeBigUInt64BE(5_000_000_000n, 8);
    expect(readBoxHeader(long, 9_000_000_000)).toEqual({ type: 'mdat', size: 5_000_000_000, headerSize: 16 });
    expect(readBoxHeader(box('free', Buffer.alloc(0)), 8)?.size).toBe(8);
    const last = Buffer.concat([Buffer.alloc(4), Buffer.from('mdat')]);
    expect(readBoxHeader(last, 400)?.size).toBe(400);
    expect(readBoxHeader(Buffer.from([0, 0, 0, 3, 1, 1, 1, 1]), 400)).toBeNull();
  });
});
