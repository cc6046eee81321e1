import { expect, test } from 'vitest';
import { findingsDefaults, findingsInput } from './findings.view.ts';

test('findings are asked for as the address says, and those to resolve where it says nonsense', () => {
  expect(findingsInput({ ...findingsDefaults, state: 'resolved', page: '3' })).toEqual({
    state: 'resolved',
    page: 3,
    limit: 20,
  });
  expect(findingsInput({ state: 'x', page: 'x', limit: 'x' })).toEqual({ state: 'open', page: 1, limit: 20 });
});
