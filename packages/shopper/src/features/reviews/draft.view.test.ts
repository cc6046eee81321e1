import type { OrderDetails } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { blank, draftsFrom, linesToReview, toItems, withoutLines } from './draft.view.ts';

const line = (id: number, reviewed = false, returned_number = 0) =>
  ({ id, reviewed, number: 1, returned_number }) as OrderDetails['lines'][number];
const can = (comment: boolean) => ({ comment }) as OrderDetails['can'];

describe('a review while it is written', () => {
  it('is asked for each line kept and not reviewed yet, once the order is received', () => {
    const lines = [line(1), line(2, true), line(3, false, 1)];
    expect(linesToReview({ lines, can: can(true) })).toEqual([line(1)]);
    expect(linesToReview({ lines, can: can(false) })).toEqual([]);
  });

  it('is five stars of a named person until they say otherwise', () => {
    const draft = { ...blank, score: 3, content: '一般' };
    expect(toItems([line(1), line(2)], { 2: draft })).toEqual([
      { line_id: 1, score: 5, content: '', images: [], anonymous: false },
      { line_id: 2, score: 3, content: '一般', images: [], anonymous: false },
    ]);
  });

  it('is stored when the page is left, and deleted when published', () => {
    const stored = JSON.parse(JSON.stringify({ 1: blank, 2: { ...blank, anonymous: true } }));
    expect(draftsFrom(stored)).toEqual(stored);
    expect(withoutLines(draftsFrom(stored), [line(1)])).toEqual({ 2: stored[2] });
  });

  it('is dropped where the stored data is no draft', () => {
    expect(draftsFrom(null)).toEqual({});
    expect(draftsFrom({ 1: blank, 2: 'text', 3: { ...blank, images: [1] }, 4: null })).toEqual({ 1: blank });
  });
});
