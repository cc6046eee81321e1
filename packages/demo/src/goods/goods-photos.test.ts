import { describe, expect, it } from 'vitest';
import { composeGallery, toPhoto } from './goods-photos.ts';
import { colours, pick, readSpec } from './specs.ts';

describe('the pictures of a goods', () => {
  it('begin with the one lists show', () => {
    expect(toPhoto('☂️ lilac none 4:5')).toEqual({
      kind: 'photo',
      objects: ['☂️'],
      tone: 'lilac',
      prop: 'none',
      ratio: '4:5',
    });
  });

  it('heap what is eaten', () => {
    const [, heap] = composeGallery({ photo: '🍊 peach plinth 5:4' }, 'citrus', [
      readSpec(pick('重|W', 'S')),
    ]);
    expect(heap).toMatchObject({ objects: ['🍊', '🍊', '🍊'], prop: 'none', ratio: '1:1', tone: 'cream' });
  });

  it('show once more, on another ground, what has no colours', () => {
    const [main, again] = composeGallery({ photo: '📖 cream plinth 1:1' }, 'reading', []);
    expect(again?.objects).toEqual(main.objects);
    expect(again?.tone).not.toBe(main.tone);
  });

  it('are three at most of what has many colours', () => {
    const many = colours('甲|A @peach', '乙|B @mint', '丙|C @sky', '丁|D @rose', '戊|E @sand');
    const gallery = composeGallery({ photo: '👕 sky none 1:1' }, 'men', [readSpec(many)]);
    expect(gallery.map(({ tone }) => tone)).toEqual(['sky', 'peach', 'mint']);
  });
});
