import { describe, expect, test } from 'vitest';
import {
  canChoose,
  choosePicture,
  countStock,
  findSku,
  firstChoice,
  getSpecPictures,
  isSoldOut,
  maxQuantity,
  missingSpec,
  press,
  priceRange,
  type Sku,
} from './sku.view.ts';

let ids = 0;
function sku(values: string[], stock = 5, price = '10.00', image = ''): Sku {
  ids += 1;
  return { id: ids, values, price, was_price: null, stock, image };
}

const mist = '/files/mist.webp';
const moon = '/files/moon.webp';
const headphones = {
  most_per_order: null,
  most_per_buyer: null,
  images: ['/files/first.webp'],
  specs: [
    { name: '颜色', values: ['雾紫', '月白'], images: [] },
    { name: '版本', values: ['标准版', '礼盒装'], images: [] },
  ],
  skus: [
    sku(['雾紫', '标准版'], 5, '369.00', mist),
    sku(['雾紫', '礼盒装'], 0, '469.00', mist),
    sku(['月白', '标准版'], 2, '389.00', moon),
    sku(['月白', '礼盒装'], 3, '479.00', moon),
  ],
};
const nothing = [null, null];
const noLimits = { most_per_order: null, most_per_buyer: null };
const oranges = { ...noLimits, images: ['/files/orange.webp'], specs: [], skus: [sku([], 20_000, '29.90')] };

describe('choosing', () => {
  test('a value pressed again is given up', () => {
    const chosen = press(nothing, 0, '雾紫');
    expect(chosen).toEqual(['雾紫', null]);
    expect(press(chosen, 0, '月白')).toEqual(['月白', null]);
    expect(press(chosen, 0, '雾紫')).toEqual(nothing);
  });

  test('a value without stock beside what is chosen cannot be chosen', () => {
    expect(canChoose(headphones, ['雾紫', null], 1, '礼盒装')).toBe(false);
    expect(canChoose(headphones, ['月白', null], 1, '礼盒装')).toBe(true);
    expect(canChoose(headphones, nothing, 1, '礼盒装')).toBe(true);
  });

  test('another value of the same spec may always be tried', () => {
    expect(canChoose(headphones, ['雾紫', '标准版'], 0, '月白')).toBe(true);
  });

  test('the sku is known once every spec has a value', () => {
    expect(findSku(headphones, ['月白', null])).toBeUndefined();
    expect(findSku(headphones, ['月白', '标准版'])?.price).toBe('389.00');
    expect(missingSpec(headphones, ['月白', null])).toBe('版本');
    expect(missingSpec(headphones, ['月白', '标准版'])).toBeUndefined();
  });

  test('goods without specs have their one sku from the start', () => {
    expect(findSku(oranges, firstChoice(oranges))?.price).toBe('29.90');
  });

  test('a spec of one value is chosen from the start, and so is the only sku in stock', () => {
    const oneSize = {
      specs: [
        { name: '颜色', values: ['红', '蓝'], images: [] },
        { name: '尺码', values: ['均码'], images: [] },
      ],
      skus: [sku(['红', '均码']), sku(['蓝', '均码'])],
    };
    expect(firstChoice(oneSize)).toEqual([null, '均码']);
    const last = { ...oneSize, skus: [sku(['红', '均码'], 0), sku(['蓝', '均码'], 1)] };
    expect(firstChoice(last)).toEqual(['蓝', '均码']);
  });
});

describe('what a choice comes to', () => {
  test('the price runs from the lowest to the highest that is in stock', () => {
    expect(priceRange(headphones, nothing)).toEqual({ low: '369.00', high: '479.00' });
    expect(priceRange(headphones, ['雾紫', null])).toEqual({ low: '369.00', high: '369.00' });
  });

  test('when all is sold out, the prices of before are still shown', () => {
    const gone = { ...headphones, skus: headphones.skus.map((one) => ({ ...one, stock: 0 })) };
    expect(priceRange(gone, nothing)).toEqual({ low: '369.00', high: '479.00' });
    expect(isSoldOut(gone)).toBe(true);
    expect(isSoldOut(headphones)).toBe(false);
  });

  test('stock adds up over what may still be meant', () => {
    expect(countStock(headphones, nothing)).toBe(10);
    expect(countStock(headphones, ['月白', null])).toBe(5);
  });

  test('no more is bought at once than there is, nor than an order takes', () => {
    expect(maxQuantity(headphones, ['月白', '标准版'])).toBe(2);
    expect(maxQuantity(headphones, ['雾紫', '礼盒装'])).toBe(1);
    expect(maxQuantity(oranges, [])).toBe(9_999);
    expect(maxQuantity({ ...oranges, most_per_order: 3 }, [])).toBe(3);
    expect(maxQuantity({ ...oranges, most_per_order: 3, most_per_buyer: 2 }, [])).toBe(2);
  });

  test('the picture follows the value that has one', () => {
    expect(choosePicture(headphones, nothing)).toBe('/files/first.webp');
    expect(choosePicture(headphones, [null, '标准版'])).toBe(mist);
    expect(choosePicture(headphones, ['月白', null])).toBe(moon);
    expect(choosePicture(oranges, [])).toBe('/files/orange.webp');
  });
});

describe('the pictures of a spec', () => {
  test('are those its shop chose, of any spec, and follow what is chosen', () => {
    const [colour, edition] = headphones.specs;
    const box = '/files/box.webp';
    const goods = {
      ...headphones,
      specs: [colour, edition && { ...edition, images: ['', box] }].filter((spec) => spec !== undefined),
      skus: headphones.skus.map((one) => ({ ...one, image: '' })),
    };
    expect(getSpecPictures(goods, 1)).toEqual(
      new Map([
        ['标准版', ''],
        ['礼盒装', box],
      ]),
    );
    expect(choosePicture(goods, [null, '礼盒装'])).toBe(box);
    expect(choosePicture(goods, [null, '标准版'])).toBe('/files/first.webp');
  });

  test('are shown where each value looks different', () => {
    expect(getSpecPictures(headphones, 0)).toEqual(
      new Map([
        ['雾紫', mist],
        ['月白', moon],
      ]),
    );
  });

  test('are left out where values look alike, or one value has several', () => {
    expect(getSpecPictures(headphones, 1)).toBeNull();
    const alike = { ...headphones, skus: headphones.skus.map((one) => ({ ...one, image: mist })) };
    expect(getSpecPictures(alike, 0)).toBeNull();
  });
});
