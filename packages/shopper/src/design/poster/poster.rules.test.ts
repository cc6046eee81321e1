import { describe, expect, test } from 'vitest';
import { cropToSquare, wrapText } from './poster.rules.ts';

const measure = (text: string) => text.length;

describe('the title of a poster', () => {
  test('breaks where the line is full', () => {
    expect(wrapText('明前龙井绿茶', 4, 2, measure)).toEqual(['明前龙井', '绿茶']);
  });

  test('does not break words of letters', () => {
    expect(wrapText('green tea leaves', 10, 3, measure)).toEqual(['green tea', 'leaves']);
  });

  test('ends in dots when there is more than fits', () => {
    expect(wrapText('明前龙井绿茶礼盒装', 4, 2, measure)).toEqual(['明前龙井', '绿茶礼…']);
  });
});

test('a picture of any shape is drawn from its middle', () => {
  expect(cropToSquare(300, 200)).toEqual({ x: 50, y: 0, side: 200 });
});
