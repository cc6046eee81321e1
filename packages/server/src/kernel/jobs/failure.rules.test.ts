import { describe, expect, it } from 'vitest';
import { computeNextAttempt, toFailureText } from './failure.rules.ts';

describe('a deadline that failed', () => {
  it('waits twice as long after each attempt, up to half an hour', () => {
    const waits = [1, 2, 3, 9, 10, 1_000].map((n) => computeNextAttempt(new Date(0), n).getTime() / 1_000);
    expect(waits).toEqual([4, 8, 16, 1_024, 1_800, 1_800]);
  });

  it('shows of a database’s error its code and what it broke, and no value', () => {
    const cause = Object.assign(new Error('Key (mobile)=(13800000001) exists'), {
      code: '23505',
      constraint: 'shoppers_mobile_once',
    });
    const text = toFailureText(new Error('Failed query: insert …\nparams: 13800000001', { cause }));
    expect(text).toBe('database 23505 shoppers_mobile_once');
  });

  it('shows of any other error its first line, without long numbers', () => {
    expect(toFailureText(new TypeError('no card of 13800000001\nat x'))).toBe('TypeError: no card of …');
    expect(toFailureText('x')).toBe('unknown');
  });
});
