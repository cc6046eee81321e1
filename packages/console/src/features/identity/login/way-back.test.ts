// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

test('after login a person is where they were going', () => {
  expect(wayBack('seller', '/seller/orders?state=ship')).toBe('/seller/orders?state=ship');
});

test.each([
  null,
  '',
  '/platform/settings',
  '/seller/login',
  'https://example.com',
  '//example.com',
  '/seller//example.com',
])('%s leads to the area’s first page instead', (from) => expect(wayBack('seller', from)).toBe('/seller'));
