import { expect, test } from 'vitest';
import { readAddress, toAddressFields } from '../../../../design/address/address-input.ts';
import { countSheets, mostSheets, sheetsInput, toPackingPath } from './packing.view.ts';

const readIds = (address: Record<string, string>) =>
  readAddress(toAddressFields(sheetsInput.shape), address).ids;

test('the address of packing lists names orders, each once, and passes over what is none', () => {
  expect(readIds({ ids: '3,1,3,x,-2,0,1e3,' })).toEqual([3, 1]);
  expect(readIds({})).toEqual([]);
  expect(toPackingPath([{ id: 3 }, { id: 1 }])).toBe('/seller/packing_lists?ids=3,1');
});

test('there are as many sheets as are read at once', () => {
  const orders = Array.from({ length: mostSheets + 5 }, (_, at) => ({ id: at + 1 }));
  expect(readIds({ ids: toPackingPath(orders).split('=')[1] ?? '' })).toHaveLength(mostSheets);
  expect(countSheets(orders)).toEqual({ n: mostSheets, isCut: true });
  expect(countSheets(orders.slice(5))).toEqual({ n: mostSheets, isCut: false });
});
