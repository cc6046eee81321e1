import { describe, expect, it } from 'vitest';
import { nextPage, pageFrom, readCursor, writeCursor } from './cursor.ts';

describe('a cursor', () => {
  it('gives back what it was made of', () => {
    expect(readCursor('goods.sales', 2, writeCursor('goods.sales', 12, 34))).toEqual([12, 34]);
  });

  it.each([
    ['of another list', writeCursor('goods.new', 12, 34)],
    ['of another length', writeCursor('goods.sales', 12)],
    ['with a fraction', writeCursor('goods.sales', 12, 0.5)],
    ['with text for a number', Buffer.from('["goods.sales","1","2"]').toString('base64url')],
    ['that is no list', Buffer.from('{"a":1}').toString('base64url')],
    ['that is noise', '%%%'],
    ['that is empty', ''],
  ])('%s is refused', (_, cursor) => {
    expect(() => readCursor('goods.sales', 2, cursor)).toThrow('common.bad_cursor');
  });
});

describe('a page', () => {
  const toCursor = (row: number) => `after ${row}`;

  it('goes on after its last row when one more was found', () => {
    expect(pageFrom([1, 2, 3], 2, toCursor)).toEqual({ rows: [1, 2], next: 'after 2' });
  });

  it('ends when no more was found', () => {
    expect(pageFrom([1, 2], 2, toCursor)).toEqual({ rows: [1, 2], next: null });
    expect(pageFrom([], 2, toCursor)).toEqual({ rows: [], next: null });
  });
});

describe('a numbered page', () => {
  it('is followed by the next one until all rows are shown', () => {
    expect(nextPage(1, 20, 41)).toBe('2');
    expect(nextPage(2, 20, 41)).toBe('3');
    expect(nextPage(3, 20, 41)).toBeNull();
    expect(nextPage(2, 20, 40)).toBeNull();
    expect(nextPage(1, 20, 0)).toBeNull();
  });
});
