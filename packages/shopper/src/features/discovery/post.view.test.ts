import { expect, test } from 'vitest';
import { toParagraphs } from './post.view.ts';

test('an empty line parts paragraphs, a line break does not', () => {
  expect(toParagraphs('带上帐篷。\n还有灯。\n\n出发。')).toEqual(['带上帐篷。\n还有灯。', '出发。']);
});

test('nothing is made of what is empty', () => {
  expect([toParagraphs(''), toParagraphs('\n \n\n一\n\n\n')]).toEqual([[], ['一']]);
});
