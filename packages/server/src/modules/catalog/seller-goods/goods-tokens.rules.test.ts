import { describe, expect, it } from 'vitest';
import { type GoodsCategory, type GoodsWords, goodsTokens } from './goods-tokens.rules.ts';

const words: GoodsWords = {
  title: '高山乌龙',
  titleEn: 'Oolong',
  tags: ['新茶'],
  tagsEn: ['Fresh'],
  params: [{ name: '产地', value: '福建安溪' }],
  specs: [{ name: '净含量', values: ['250 g', '罐'] }],
  english: { 福建安溪: 'Anxi, Fujian' },
  shopNameZh: '茶肆',
  shopNameEn: 'Teahouse',
};
const category: GoodsCategory = { nameZh: '茶叶', nameEn: 'Tea leaves', path: [3, 31] };
const sounds: Record<string, string> = { 高: 'gao', 山: 'shan', 乌: 'wu', 龙: 'long' };
const toPinyin = (text: string) => Array.from(text, (character) => sounds[character] ?? 'a');
const tokens = (more: Partial<GoodsWords> = {}, of: Partial<GoodsCategory> = {}) =>
  goodsTokens({ ...words, ...more }, { ...category, ...of }, toPinyin);

describe('the search tokens of goods', () => {
  it('are those of its title in both languages, without a mark', () => {
    expect(tokens()).toEqual(expect.arrayContaining(['乌龙', 'oolong']));
  });

  it('tell what is of its tags and category, and what of its shop', () => {
    expect(tokens()).toEqual(
      expect.arrayContaining(['.新茶', '.fresh', '.茶叶', '.leaf', '@茶肆', '@teahouse', '#3', '#31']),
    );
    expect(tokens()).not.toContain('茶肆');
  });

  it('are whole words of the values of its parameters and specs, in both languages', () => {
    expect(tokens()).toEqual(expect.arrayContaining(['=福建', '=安溪', '=anxi', '=fujian', '=250', '=罐']));
    for (const not of ['=溪', '=产地', '福建']) expect(tokens()).not.toContain(not);
  });

  it('forget the name its shop or its category had', () => {
    const renamed = tokens({ shopNameZh: '鹤鸣' }, { nameZh: '饮品', nameEn: 'Drinks' });
    expect(renamed).toEqual(expect.arrayContaining(['@鹤鸣', '.饮品', '.drinks']));
    for (const gone of ['@茶肆', '.茶叶', '.leaves']) expect(renamed).not.toContain(gone);
  });

  it('say what a goods is called: the end of a part in Chinese, the head of the first clause in English', () => {
    const called = tokens({ title: '声洛 降噪耳机 黑', titleEn: 'Navel oranges from Gannan, a box' });
    expect(called).toEqual(expect.arrayContaining(['机$', '耳机$', 'orange$']));
    for (const not of ['噪$', 'gannan$', 'box$']) expect(called).not.toContain(not);
  });

  it('hold the pinyin of neighbours in the title, in one spelling of what is mixed up', () => {
    expect(tokens()).toEqual(expect.arrayContaining(['~gao-san', '~san-wu', '~wu-long']));
  });

  it('have no blank, so that many can be written as one text', () => {
    const spaced = tokens({ title: 'A7  相机\t镜头 35 mm', titleEn: 'Lens 35 mm' });
    expect(spaced.length).toBeGreaterThan(0);
    for (const token of spaced) expect(token).toMatch(/^\S+$/);
  });
});
