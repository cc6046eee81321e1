import { describe, expect, it } from 'vitest';
import { expandGoods } from './expand-goods.ts';
import type { GoodsGroup, GoodsRow } from './goods-row.ts';
import { colours, pick } from './specs.ts';

const group: GoodsGroup = { category: 'sound', shop: 'shengluo', grams: 500, goods: [] };
const row: GoodsRow = {
  photo: '🎧 sun 4:5',
  title: '耳机|Headphones',
  story: '很安静。|Very quiet.',
  price: 369,
  was: 429.5,
  specs: [colours('雾紫|Lilac', '岩灰|Stone +10'), pick('版本|Version', 'A', 'B -20.5')],
  params: ['蓝牙：5.4|Bluetooth: 5.4'],
  tags: ['warranty'],
};
const goods = expandGoods(group, row, 'sound-1');

describe('a goods made from its row', () => {
  it('has one sku for each combination of its values, at the sum of what they add', () => {
    expect(goods.skus.map(({ values, priceCents }) => [...values.map(({ en }) => en), priceCents])).toEqual([
      ['Lilac', 'A', 36900],
      ['Lilac', 'B', 34850],
      ['Stone', 'A', 37900],
      ['Stone', 'B', 35850],
    ]);
    expect(goods.skus.map(({ wasPriceCents }) => wasPriceCents)).toEqual([42950, 40900, 43950, 41900]);
  });

  it('shows each choice in its colour', () => {
    const [lilac, stone] = ['🎧#aaa0cf', '🎧#7d7f82'];
    expect(goods.photos[0].objects).toEqual([lilac]);
    expect(goods.skus.map(({ photo }) => photo.objects[0])).toEqual([lilac, lilac, stone, stone]);
  });

  it('takes name and value of a parameter apart', () => {
    expect(goods.params).toEqual([
      { name: { zh: '蓝牙', en: 'Bluetooth' }, value: { zh: '5.4', en: '5.4' } },
    ]);
  });

  it('is the same every time', () => {
    expect(expandGoods(group, row, 'sound-1')).toEqual(goods);
  });

  it('takes shop and weight from its row before its group’s, and with them its freight', () => {
    expect(goods).toMatchObject({ shop: 'shengluo', freight: 'free' });
    const heavy = expandGoods(group, { ...row, shop: 'aze', grams: 9000 }, 'sound-2');
    expect(heavy).toMatchObject({ shop: 'aze', freight: 'bulky' });
    expect(heavy.skus[0]?.weightGrams).toBe(9000);
  });

  it('never sells out its first choice', () => {
    for (let n = 1; n <= 200; n += 1)
      expect(expandGoods(group, row, `sound-${n}`).skus[0]?.stock).toBeGreaterThanOrEqual(60);
  });

  it('has no price it was before unless its row says one', () => {
    const { was: _, ...plain } = row;
    expect(expandGoods(group, plain, 'sound-1').skus[0]?.wasPriceCents).toBeNull();
  });
});
