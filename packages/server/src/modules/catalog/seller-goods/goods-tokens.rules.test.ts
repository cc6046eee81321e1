import { describe, expect, it } from 'vitest';
import { goodsTokens } from './goods-tokens.rules.ts';

const words = {
  title: '高山乌龙',
  titleEn: 'Oolong',
  tags: ['新茶'],
  tagsEn: ['Fresh'],
  shopNameZh: '茶肆',
  shopNameEn: 'Teahouse',
};
const leaf = { nameZh: '茶叶', nameEn: 'Tea leaves' };

describe('the search tokens of goods', () => {
  it('finds a goods by its own words in both languages', () => {
    expect(goodsTokens(words, leaf)).toEqual(expect.arrayContaining(['乌龙', 'oolong', '新茶', 'fresh']));
  });

  it('finds it by its shop and its category', () => {
    expect(goodsTokens(words, leaf)).toEqual(expect.arrayContaining(['茶肆', 'teahouse', '茶叶', 'leaves']));
  });

  it('forgets the name its shop or its category had', () => {
    const renamed = goodsTokens({ ...words, shopNameZh: '鹤鸣' }, { nameZh: '饮品', nameEn: 'Drinks' });
    expect(renamed).toEqual(expect.arrayContaining(['鹤鸣', '饮品', 'drinks']));
    for (const gone of ['茶肆', '茶叶', 'leaves']) expect(renamed).not.toContain(gone);
  });

  it('has no blank in a token, so that many can be written as one text', () => {
    const spaced = goodsTokens({ ...words, title: 'A7  相机\t镜头 35 mm', titleEn: 'Lens 35 mm' }, undefined);
    expect(spaced.length).toBeGreaterThan(0);
    for (const token of spaced) expect(token).toMatch(/^\S+$/);
  });
});
