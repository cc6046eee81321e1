import { describe, expect, it } from 'vitest';
import { mostWaiting, type Spreadable, spreadAuthors } from './spread.rules.ts';

const posts = (authors: readonly number[]) =>
  authors.map((authorKey, at): Spreadable => ({ id: at + 1, authorKey }));

/** As a reader scrolls: page by page, with what was put off carried along. */
function scroll(all: readonly Spreadable[], limit: number) {
  const shown: Spreadable[] = [];
  let state = { recent: [] as readonly number[], waiting: [] as readonly Spreadable[] };
  for (let at = 0; ; ) {
    const candidates = all.slice(at, at + limit + mostWaiting + 1);
    const isEnd = candidates.length < limit + mostWaiting + 1;
    const page = spreadAuthors(state, candidates, { limit, isEnd });
    shown.push(...page.rows);
    at += page.taken;
    state = page;
    if (isEnd && page.taken === candidates.length && page.waiting.length === 0) return shown;
  }
}

const mostInTen = (shown: readonly Spreadable[]) =>
  Math.max(
    ...shown.map((_, at) => {
      const ten = shown.slice(at, at + 10).map(({ authorKey }) => authorKey);
      return Math.max(...ten.map((key) => ten.filter((other) => other === key).length));
    }),
  );

describe('an author in the recommended feed', () => {
  it('is shown at most twice in any ten, over the borders of pages too', () => {
    const all = posts(Array.from({ length: 200 }, (_, at) => (at % 4 === 0 ? 1 : 2 + (at % 40))));
    for (const limit of [3, 10, 20]) {
      const shown = scroll(all, limit);
      expect(mostInTen(shown.slice(0, 150))).toBe(2);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(200);
    }
  });

  it('keeps the order where nothing must be parted', () => {
    const all = posts(Array.from({ length: 60 }, (_, at) => at));
    expect(scroll(all, 7)).toEqual(all);
  });

  it('who fills the feed alone is shown all the same, each post once', () => {
    const shown = scroll(posts(Array(70).fill(1)), 20);
    expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 70 }, (_, at) => at + 1),
    );
  });
});
