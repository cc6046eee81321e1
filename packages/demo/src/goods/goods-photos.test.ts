import { describe, expect, it } from 'vitest';
import { composeGallery, type GalleryRow, toChoicePhoto, toPhoto } from './goods-photos.ts';
import { colours, pick, readSpec } from './specs.ts';

const row: GalleryRow = {
  photo: '🍊 plinth 5:4',
  category: 'citrus',
  specs: [readSpec(pick('净重|Weight', '3 斤|1.5 kg', '5 斤|2.5 kg'))],
  texts: ['Storage: 2–4 °C', 'Origin: Ganzhou'],
  grams: 1500,
};
const many = [readSpec(colours('黑|Black', '红|Red', '燕麦|Oat', '薄荷|Mint'))];

describe('the pictures of a goods', () => {
  it('begin with the one lists show', () => {
    expect(toPhoto('☂️ none 4:5')).toEqual({ kind: 'photo', objects: ['☂️'], prop: 'none', ratio: '4:5' });
  });

  it('begin in its first colour', () => {
    expect(toPhoto('☂️ none 4:5', many).objects).toEqual(['☂️#2a2a2d']);
  });

  it('heap what is eaten', () => {
    const [, heap] = composeGallery(row);
    expect(heap).toMatchObject({ objects: ['🍊', '🍊', '🍊'], prop: 'none', ratio: '1:1' });
  });

  it('show three of its colours side by side', () => {
    const [, together] = composeGallery({ ...row, photo: '☂️ none 1:1', category: 'luggage', specs: many });
    expect(together).toMatchObject({ objects: ['☂️#2a2a2d', '☂️#d8262f', '☂️#d8c8ab'] });
  });

  it('go on from near, in use, with its sizes and with what is measured', () => {
    expect(composeGallery(row).slice(2)).toMatchObject([
      { objects: ['🍊'], view: 'close' },
      { objects: ['🍊', '🧺', '🌿'], view: 'use' },
      { of: 'sizes', lines: [{ text: '1.5 kg' }, { text: '2.5 kg' }] },
      {
        of: 'facts',
        lines: [
          { icon: '🌡️', text: '2–4 °C' },
          { icon: '⚖️', text: '1.5 kg' },
        ],
      },
    ]);
  });
});

describe('the picture of a choice', () => {
  const main = toPhoto('☂️ none 4:5', many);
  const values = many[0]?.values ?? [];

  it('is in the colour it names', () => {
    expect(toChoicePhoto(main, values.slice(1, 2))).toEqual({ ...main, objects: ['☂️#d8262f'] });
  });

  it('is the first of the goods where it names none', () => {
    expect(toChoicePhoto(main, [])).toBe(main);
    expect(toChoicePhoto(main, values.slice(0, 1))).toBe(main);
  });
});
