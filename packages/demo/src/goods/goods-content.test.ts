import { describe, expect, it } from 'vitest';
import { type Picture, toPictureName } from '../pictures/picture.ts';
import { allGoods } from './all-goods.ts';
import { renderContent } from './goods-content.ts';

const toUrl = (picture: Picture) => `/files/${toPictureName(picture)}`;

describe('the description of a goods', () => {
  it('tells its story, its notes and shows its pictures, in both languages', () => {
    for (const goods of allGoods) {
      const { zh, en } = renderContent(goods, toUrl);
      expect(zh).toContain('<ul><li>');
      expect(zh.match(/<img /g)?.length).toBe(goods.photos.length - 1);
      expect(en).toContain('Good to know');
      expect(en).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it('is made of plain paragraphs, headings, lists and pictures of our own', () => {
    for (const goods of allGoods) {
      const { zh } = renderContent(goods, toUrl);
      for (const [, tag] of zh.matchAll(/<(\w+)/g))
        expect(['p', 'h3', 'ul', 'li', 'figure', 'img']).toContain(tag);
      for (const [, src] of zh.matchAll(/src="([^"]*)"/g)) expect(src).toMatch(/^\/files\/[\w./-]+$/);
    }
  });

  it('writes signs of HTML as text', () => {
    const [goods] = allGoods;
    if (!goods) throw new Error('the market is empty');
    const story = { zh: '三 < 四', en: 'salt & "pepper"' };
    expect(renderContent({ ...goods, story }, toUrl)).toMatchObject({
      zh: expect.stringContaining('三 &lt; 四'),
      en: expect.stringContaining('salt &amp; &quot;pepper&quot;'),
    });
  });
});
