import { describe, expect, it } from 'vitest';
import { toAddressKey } from './address.ts';

describe('the address of a request', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(toAddressKey(address)).toBe(key);
  });
});
