// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

test('the same input has the same idempotency key, and another input another one', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current({ payable: '12.30' });
  rerender();
  expect(result.current({ payable: '12.30' })).toBe(first);
  expect(result.current({ payable: '12.00' })).not.toBe(first);
});
