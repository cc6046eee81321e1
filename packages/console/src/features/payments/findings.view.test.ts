import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { findingsList } from './findings.view.ts';

test('findings are asked for as the address says, and those to resolve where it says nonsense', () => {
  expect(readInput(findingsList, { state: 'resolved', page: '3' })).toEqual({
    state: 'resolved',
    page: 3,
    limit: 20,
  });
  expect(readInput(findingsList, { state: 'x', page: 'x', limit: 'x' })).toEqual({
    state: 'open',
    page: 1,
    limit: 20,
  });
});
