import { describe, expect, it } from 'vitest';
import { maskName, shownAuthor } from './author.rules.ts';

describe('the author of a review', () => {
  it.each([
    ['小橙子', '小***子'],
    ['Anna', 'A***a'],
    ['橙', '橙***'],
    ['🍊🍋', '🍊***🍋'],
  ])('%s is masked as %s', (nickname, masked) => expect(maskName(nickname)).toBe(masked));

  it('is shown whole unless anonymous, and then without a picture', () => {
    const author = { nickname: '小橙子', avatar: '/files/a.webp' };
    expect(shownAuthor(author, false)).toEqual(author);
    expect(shownAuthor(author, true)).toEqual({ nickname: '小***子', avatar: '' });
  });
});
