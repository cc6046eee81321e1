import { describe, expect, it } from 'vitest';
import { readCode, readScanned, toScanned, toScanPath } from './scan.view.ts';

describe('a code that was read', () => {
  it.each([
    ['20261121143022000123', 'order', '20261121143022000123'],
    [' 2026 1121 1430 2200 0123 ', 'order', '20261121143022000123'],
    ['sf1420-6620-3318', 'parcel', 'SF142066203318'],
    ['78123456789012', 'parcel', '78123456789012'],
  ])('%s is the number of an %s', (typed, kind, number) => {
    expect(readCode(typed)).toEqual({ kind, number });
  });

  it.each(['', '1234', 'https://example.com/p?id=1', '单号12345678'])('%s is no number', (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });
});

describe('the number of a parcel', () => {
  it('goes along to the page of its order', () => {
    expect(readScanned(toScanned('SF142066203318'))).toBe('SF142066203318');
  });

  it('is none where nothing was scanned, or something else went along', () => {
    expect([null, undefined, 'x', { scanned: 3 }, { scanned: '<b>' }].map(readScanned)).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('stands in the address of the page it was read on', () => {
    expect(toScanPath('SF142066203318')).toBe('/seller/scan?code=SF142066203318');
  });
});
