import { calls } from '@chengji/contract';
import { asCents, formatMoney } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { leafKeys } from '../market/categories.ts';
import { shops } from '../market/shops.ts';
import { isDrawn } from '../pictures/cut-figure.ts';
import { listObjects, toPictureName } from '../pictures/picture.ts';
import { isWritable } from '../pictures/stroke-text.ts';
import { allGoods, goodsGroups } from './all-goods.ts';
import { findColour } from './named-colours.ts';

const chinese = /[\u4e00-\u9fff]/;

describe('the goods of the demo market', () => {
  it('are 240, each with a title and a key of its own', () => {
    expect(allGoods).toHaveLength(240);
    expect(new Set(allGoods.map(({ title }) => title.zh)).size).toBe(240);
    expect(new Set(allGoods.map(({ title }) => title.en)).size).toBe(240);
    expect(new Set(allGoods.map(({ key }) => key)).size).toBe(240);
  });

  it('are photographed so that no two look alike in a list', () => {
    expect(new Set(allGoods.map(({ photos }) => toPictureName(photos[0]))).size).toBe(240);
  });

  it('fill every leaf of the category tree and every shop', () => {
    expect(new Set(goodsGroups.map(({ category }) => category))).toEqual(new Set(leafKeys));
    for (const { key } of shops)
      expect(allGoods.filter(({ shop }) => shop === key).length).toBeGreaterThan(2);
  });

  it('show figures that are drawn', () => {
    const objects = allGoods.flatMap(({ photos }) => photos.flatMap(listObjects));
    expect(objects.filter((object) => !isDrawn(object))).toEqual([]);
  });

  it('show a figure in a colour that no other goods shows', () => {
    const objects = allGoods.map(({ photos: [{ objects }] }) => objects[0]);
    expect(objects.filter((object, index) => objects.indexOf(object) !== index)).toEqual([]);
  });

  it('stand on a plinth only where there is height for it', () => {
    const squeezed = allGoods.filter(({ photos: [{ prop, ratio }] }) => prop === 'plinth' && ratio === '5:4');
    expect(squeezed.map(({ key }) => key)).toEqual([]);
  });

  it('come in every ratio and with every prop', () => {
    const mains = allGoods.map(({ photos }) => photos[0]);
    expect(new Set(mains.map(({ ratio }) => ratio)).size).toBe(4);
    expect(new Set(mains.map(({ prop }) => prop)).size).toBe(5);
  });

  it('are mixed, so that neighbours in a list of the newest are seldom of one category', () => {
    const alike = allGoods.filter(({ category }, index) => category === allGoods[index + 1]?.category);
    expect(alike.length).toBeLessThan(12);
  });
});

describe.each(allGoods.map((goods) => ({ key: goods.key, goods })))('$key', ({ goods }) => {
  it('is written in both languages', () => {
    const texts = [
      goods.title,
      goods.story,
      ...goods.notes,
      ...goods.tags,
      ...goods.params.flatMap(({ name, value }) => [name, value]),
    ];
    for (const { zh, en } of [...texts, ...goods.specs.flatMap(({ name, values }) => [name, ...values])]) {
      expect(zh).not.toBe('');
      expect(en).toMatch(/\S/);
      expect(en).not.toMatch(chinese);
    }
    expect(goods.title.zh).toMatch(chinese);
  });

  it('has four to six pictures, no two of which are alike', () => {
    const names = goods.photos.map(toPictureName);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has cards that say something, in signs that can be written', () => {
    const cards = goods.photos.filter((photo) => photo.kind === 'card');
    expect(cards.map(({ of }) => of)).toEqual(['sizes', 'facts']);
    for (const { lines } of cards) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(({ text }) => text === '' || !isWritable(text))).toEqual([]);
    }
  });

  it('is photographed in each colour its choices name', () => {
    const names = goods.specs.find(({ name }) => name.zh === '颜色')?.values ?? [];
    const named = names.filter(({ zh }) => findColour(zh));
    const shown = new Set(goods.skus.map(({ photo }) => toPictureName(photo)));
    expect(shown.size).toBe(Math.max(1, named.length));
  });

  it('can be bought: it has specs, and skus with prices and stock', () => {
    expect(goods.specs.length).toBeGreaterThanOrEqual(1);
    expect(goods.skus.every(({ priceCents }) => priceCents > 0)).toBe(true);
    expect(
      goods.skus.every(
        ({ priceCents, wasPriceCents }) => wasPriceCents === null || wasPriceCents > priceCents,
      ),
    ).toBe(true);
    expect(goods.skus.some(({ stock }) => stock > 0)).toBe(true);
    expect(goods.skus.every(({ weightGrams }) => weightGrams > 0)).toBe(true);
  });

  it('is taken by the call with which a seller saves goods', () => {
    const url = '/files/ab/cd.webp';
    const saved = calls['POST /seller/goods/save'].in.safeParse({
      title: goods.title.zh,
      title_en: goods.title.en,
      category_id: 1,
      images: goods.photos.map(() => url),
      ratio: goods.photos[0].ratio,
      specs: goods.specs.map(({ name, values }) => ({ name: name.zh, values: values.map(({ zh }) => zh) })),
      skus: goods.skus.map((sku) => ({
        values: sku.values.map(({ zh }) => zh),
        price: formatMoney(asCents(sku.priceCents)),
        was_price: sku.wasPriceCents === null ? null : formatMoney(asCents(sku.wasPriceCents)),
        stock: sku.stock,
        code: sku.code,
        image: url,
        weight_grams: sku.weightGrams,
      })),
      tags: goods.tags.map(({ zh }) => zh),
      params: goods.params.map(({ name, value }) => ({ name: name.zh, value: value.zh })),
      freight_template_id: 1,
    });
    expect(saved.error?.issues ?? []).toEqual([]);
  });
});
