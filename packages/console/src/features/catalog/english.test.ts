import { expect, test } from 'vitest';
import { listWords, toEnglishMap } from './english.ts';

const draft = {
  specs: [{ name: '果径 ', values: ['JJ', '大果'], images: [] }],
  tags: ['坏果包赔', '大果'],
  params: [{ name: '产地', value: 'Chile' }],
  english: { 果径: ' Size ', 大果: '', 产地: 'Origin', 旧词: 'Old' },
};

test('every Chinese word of specs, tags and parameters is asked for once', () => {
  expect(listWords(draft)).toEqual(['果径', '大果', '坏果包赔', '产地']);
});

test('translations of words that are still in use are sent, and nothing else', () => {
  expect(toEnglishMap(draft)).toEqual({ 果径: 'Size', 产地: 'Origin' });
});
