import { describe, expect, test } from 'vitest';
import { blank, findFaults, findTiming, parseType, writtenFrom } from './complaint.view.ts';

describe('a complaint being written', () => {
  test('wants a reason and ten characters besides spaces', () => {
    expect(findFaults(blank)).toEqual({ reason: 'missing.reason', content: 'missing.content' });
    expect(findFaults({ reason: 'other', content: '         九个字不够的   ', images: [] })).toEqual({
      content: 'missing.content',
    });
    expect(findFaults({ reason: 'other', content: '联系商家三天都没有处理', images: [] })).toEqual({});
  });

  test('is read from what was stored, unless that is no draft', () => {
    const draft = { reason: 'other', content: '未写完', images: ['/files/a.webp'] };
    expect(writtenFrom(draft)).toEqual(draft);
    expect(writtenFrom({ ...draft, images: [1] })).toBeNull();
    expect(writtenFrom(null)).toBeNull();
  });
});

describe('the time of a complaint', () => {
  test('is when it was answered, until when it will be, or over', () => {
    expect(findTiming({ answered_at: 90, due_at: 80 }, 100)).toEqual({ key: 'answeredAt', at: 90 });
    expect(findTiming({ answered_at: null, due_at: 120 }, 100)).toEqual({ key: 'due', at: 120 });
    expect(findTiming({ answered_at: null, due_at: 80 }, 100)).toEqual({ key: 'overdue', at: 80 });
  });
});

test('an address that names no type of target is not one', () => {
  expect(parseType('goods')).toBe('goods');
  expect(parseType('weather')).toBeNull();
  expect(parseType(undefined)).toBeNull();
});
