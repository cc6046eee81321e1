import { expect, test } from 'vitest';
import { listAuthors, showSeconds, toParagraphs } from './post.view.ts';

test('an empty line parts paragraphs, a line break does not', () => {
  expect(toParagraphs('带上帐篷。\n还有灯。\n\n出发。')).toEqual(['带上帐篷。\n还有灯。', '出发。']);
});

test('nothing is made of what is empty', () => {
  expect([toParagraphs(''), toParagraphs('\n \n\n一\n\n\n')]).toEqual([[], ['一']]);
});

test('seconds are shown as minutes and seconds', () => {
  expect([0, 9.8, 75, 600].map(showSeconds)).toEqual(['0:00', '0:09', '1:15', '10:00']);
});

test('authors to follow are those of posts, then shops, each once, without oneself', () => {
  const user = (id: number) => ({ author: { kind: 'user' as const, id, name: `u${id}`, avatar: '' } });
  const shop = (id: number) => ({ id, name: `s${id}`, logo: '' });
  const authors = listAuthors([user(5), user(7), user(5)], [shop(5), shop(5), shop(6)], 7);
  expect(authors.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['user 5', 'shop 5', 'shop 6']);
});
