import { expect, test } from 'vitest';
import { countSheets, mostSheets, readOrderIds, toPackingPath } from './packing.view.ts';

test('the address of packing lists names orders, each once, and passes over what is none', () => {
  expect(readOrderIds('3,1,3,x,-2,0,1e3,')).toEqual([3, 1]);
  expect(readOrderIds(null)).toEqual([]);
  expect(toPackingPath([{ id: 3 }, { id: 1 }])).toBe('/seller/packing_lists?ids=3,1');
});

test('there are as many sheets as are read at once', () => {
  const orders = Array.from({ length: mostSheets + 5 }, (_, at) => ({ id: at + 1 }));
  expect(readOrderIds(toPackingPath(orders).split('=')[1] ?? '')).toHaveLength(mostSheets);
  expect(countSheets(orders)).toEqual({ n: mostSheets, isCut: true });
  expect(countSheets(orders.slice(5))).toEqual({ n: mostSheets, isCut: false });
});
