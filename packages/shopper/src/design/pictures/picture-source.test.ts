import { expect, test } from 'vitest';
import { pictureColour, pictureSource } from './picture-source.ts';

test('a picture of the market is requested in the width it is drawn, per screen density', () => {
  expect(pictureSource('/files/a/b.webp', 120)).toEqual({
    src: '/files/a/b.webp?w=240',
    srcSet: '/files/a/b.webp?w=144 1x, /files/a/b.webp?w=240 2x, /files/a/b.webp?w=360 3x',
  });
});

test('a picture from elsewhere, or with its own size, comes as it is', () => {
  expect(pictureSource('https://shop.example/a.png', 120)).toEqual({ src: 'https://shop.example/a.png' });
  expect(pictureSource('/files/a.webp?w=40', 120)).toEqual({ src: '/files/a.webp?w=40' });
  expect(pictureSource('blob:abc', 120)).toEqual({ src: 'blob:abc' });
});

test('a picture of the market names its colour, one kept by an earlier release does not', () => {
  expect(pictureColour('/files/a/b-f0e6da.webp')).toBe('f0e6da');
  expect(pictureColour('/files/a/b.webp')).toBeUndefined();
  expect(pictureColour('https://shop.example/b-f0e6da.webp')).toBeUndefined();
});
