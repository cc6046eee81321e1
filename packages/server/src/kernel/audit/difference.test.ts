import { describe, expect, it } from 'vitest';
import { computeDifference } from './difference.ts';

describe('a difference', () => {
  it('holds the fields that differ, on both sides', () => {
    const difference = computeDifference(
      { name: 'a', size: 1, gone: true },
      { name: 'b', size: 1, come: [1] },
    );
    expect(difference).toEqual({
      before: { name: 'a', gone: true, come: null },
      after: { name: 'b', gone: null, come: [1] },
    });
  });

  it('looks into what a field holds', () => {
    expect(computeDifference({ list: [{ a: 1 }] }, { list: [{ a: 1 }] })).toBeNull();
    expect(computeDifference({ list: [{ a: 1 }] }, { list: [{ a: 2 }] })).not.toBeNull();
  });

  it('holds a new thing and one taken away whole', () => {
    expect(computeDifference(null, { name: 'a' })).toEqual({ before: null, after: { name: 'a' } });
    expect(computeDifference({ name: 'a' }, null)).toEqual({ before: { name: 'a' }, after: null });
    expect(computeDifference(null, null)).toBeNull();
  });
});
