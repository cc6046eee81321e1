import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TableShape } from '../imports.tables.ts';
import { readBatch } from './read-batch.ts';

const shape: TableShape = {
  separator: ',',
  order: ['handle', 'title', 'body'],
  bytes: 0,
  offset: 0,
  line: 1,
};

const read = (text: string, isLast = true) => readBatch({ bytes: Buffer.from(text), isLast, shape, line: 1 });

function getRefusedLine(text: string): unknown {
  try {
    read(text);
  } catch (error) {
    return error instanceof Refusal ? error.params.line : error;
  }
  return null;
}

const lines = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => `${line(number)}\n`).join('');

describe('a batch of a table', () => {
  it('is whole lines; what follows them is for the next', () => {
    const batch = read('mug,Mug,\nbowl,"Bo\nwl",\ncup,C', false);
    expect(batch).toMatchObject({ rows: 2, bytes: 23, line: 4 });
    expect(batch?.goods.map(({ handle, line }) => [handle, line])).toEqual([
      ['mug', 2],
      ['bowl', 3],
    ]);
  });

  it.for([
    ['LF', '\n', '\n'],
    ['LF, with CRLF within quotes', '\n', '\r\n'],
    ['CRLF', '\r\n', '\r\n'],
    ['CRLF, with LF within quotes', '\r\n', '\n'],
  ] as const)('numbers its lines as a text editor does, where they end in %s', ([_name, end, within]) => {
    const text = [
      `mug,Mug,"a${within}b${within}${within}c"`,
      '',
      `bowl,"Bo""${within}wl",`,
      'cup,Cup,',
      '',
    ].join(end);
    const batch = read(text, false);
    expect(batch?.goods.map(({ line }) => line)).toEqual([2, 7, 9]);
    expect(batch?.line).toBe(9);
    expect(getRefusedLine(`${text}jar,Ja"r,${end}`)).toBe(10);
  });

  it('has no line for what holds nothing but separators', () => {
    expect(read('mug,Mug,\n,,\n , ,\n')).toMatchObject({ rows: 1, goods: [{ handle: 'mug' }] });
  });

  it('ends with the table, also without a line break', () => {
    expect(read('mug,Mug,\ncup,Cup,')).toMatchObject({ rows: 2, bytes: 17 });
  });

  it('is none where there is no whole line', () => {
    expect(read('mug,"Mug', false)).toBeNull();
  });

  it('has at most 2,000 lines, however short they are', () => {
    const text = lines(5_000, (number) => `a${number},b,`);
    const batch = read(text);
    expect(batch).toMatchObject({ rows: 2_000 });
    expect(text.slice(batch?.bytes, (batch?.bytes ?? 0) + 6)).toBe('a2000,');
  });

  it('keeps no more lines of a goods than are needed to refuse it', () => {
    expect(read(lines(1_500, () => 'mug,Mug,'))?.goods[0]?.rows).toHaveLength(600);
  });

  it('keeps the description of the first line alone, and no cell longer than it may be', () => {
    const [mug] = read(`mug,${'x'.repeat(3_000)},${'y'.repeat(60_000)}\nmug,Mug,again\n`)?.goods ?? [];
    expect(mug?.rows.map(({ cells }) => cells.body?.length)).toEqual([50_001, undefined]);
    expect(mug?.rows[0]?.cells.title).toHaveLength(500);
  });

  it('takes a line without a handle, or with one too long, for itself', () => {
    const batch = read(`,Mug,\n${'h'.repeat(256)},Cup,\n`);
    expect(batch?.goods.map(({ handle, line }) => [handle, line])).toEqual([
      [null, 2],
      [null, 3],
    ]);
  });
});
