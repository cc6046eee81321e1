import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { PacedWriter } from './paced-writer.ts';

/** Takes nothing until it is let. */
function aSlowReader() {
  const taken: string[] = [];
  let go: (() => void) | null = null;
  let isOpen = false;
  const writable = new Writable({
    write(bytes: Buffer, _encoding, done) {
      taken.push(bytes.toString());
      if (isOpen) done();
      else go = done;
    },
  });
  return {
    writable,
    taken,
    open() {
      isOpen = true;
      go?.();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('who watches a live', () => {
  it('and is too slow gets no more until a key frame, and then what a picture needs', async () => {
    const reader = aSlowReader();
    const writer = new PacedWriter(reader.writable, () => [Buffer.from('H')], { most: 4, few: 2 });
    for (const tag of ['a', 'b', 'c', 'd', 'e', 'f']) writer.write(Buffer.from(tag), 'other');
    writer.write(Buffer.from('k'), 'key');
    expect(reader.writable.writableLength).toBe(5);
    reader.open();
    await settled();
    writer.write(Buffer.from('g'), 'other');
    writer.write(Buffer.from('K'), 'key');
    writer.write(Buffer.from('h'), 'other');
    await settled();
    expect(reader.taken.join('')).toBe('abcdeHKh');
  });

  it('is let go when they take none of many key frames', () => {
    const reader = aSlowReader();
    const writer = new PacedWriter(reader.writable, () => [], { most: 1, few: 0, mostMissed: 3 });
    const write = () => writer.write(Buffer.from('k'), 'key');
    expect([write(), write(), write(), write(), write(), write()]).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
