import { describe, expect, test } from 'vitest';
import { blank, findFaults, toField, toInput, toStep, writtenFrom } from './feedback.view.ts';

const written = { ...blank, rating: 4, content: ' 希望收藏夹可以分组 ', images: ['/files/a.webp'] };
const phone = { version: '1.1.11', fault: 'offline', isLogin: true };

describe('feedback being written', () => {
  test('wants a star and five characters besides spaces', () => {
    expect(findFaults(blank)).toEqual({ rating: 'missing.rating', content: 'missing.content' });
    expect(findFaults({ ...blank, rating: 1, content: '  四个字呢  ' })).toEqual({
      content: 'missing.content',
    });
    expect(findFaults(written)).toEqual({});
  });

  test('is read from what was stored, unless that is no draft', () => {
    expect(writtenFrom(written)).toEqual(written);
    for (const change of [{ rating: 6 }, { category: 'weather' }, { images: [1] }, { contact: null }])
      expect(writtenFrom({ ...written, ...change })).toBeNull();
    expect(writtenFrom(null)).toBeNull();
  });

  test('is sent trimmed, with what the person agreed to', () => {
    expect(toInput(written, phone)).toEqual({
      rating: 4,
      content: '希望收藏夹可以分组',
      images: ['/files/a.webp'],
      contact: '',
      diagnostics: { version: '1.1.11', fault: 'offline' },
    });
    const bare = toInput(
      { ...written, category: 'payment', diagnostics: false },
      { ...phone, isLogin: false },
    );
    expect(bare).toMatchObject({ category: 'payment', images: [] });
    expect('diagnostics' in bare).toBe(false);
  });

  test('has its refusal under the field it is about', () => {
    expect(toField('images.0')).toBe('images');
    expect(toField('category')).toBeNull();
    expect(toField(undefined)).toBeNull();
  });
});

test('stars have words from the first to the fifth', () => {
  expect(toStep(0)).toBeNull();
  expect(toStep(5)).toBe(5);
});
