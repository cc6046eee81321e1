// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a value that is typed', () => {
  it('is asked about once it has rested', () => {
    const { result, rerender } = renderHook(({ words }) => useDebounced(words, 300), {
      initialProps: { words: '茶' },
    });
    expect(result.current).toBe('茶');
    rerender({ words: '茶壶' });
    pass(200);
    rerender({ words: '茶壶套' });
    pass(200);
    expect(result.current).toBe('茶');
    pass(100);
    expect(result.current).toBe('茶壶套');
  });

  it('is at first what the caller says', () => {
    const { result } = renderHook(() => useDebounced('茶', 300, ''));
    expect(result.current).toBe('');
    pass(300);
    expect(result.current).toBe('茶');
  });

  it('rests as well when each render makes it anew', () => {
    const { result, rerender } = renderHook(({ word }) => useDebounced({ word }, 300), {
      initialProps: { word: '茶' },
    });
    rerender({ word: '壶' });
    pass(200);
    rerender({ word: '壶' });
    pass(100);
    expect(result.current).toEqual({ word: '壶' });
  });
});
