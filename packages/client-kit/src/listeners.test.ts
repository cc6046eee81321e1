import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('news are heard by all who listen, until they stop', () => {
  const news = createListeners<string>();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = news.subscribe(one);
  news.subscribe(other);
  news.tell('first');
  stop();
  news.tell('second');
  expect(one.mock.calls).toEqual([['first']]);
  expect(other.mock.calls).toEqual([['first'], ['second']]);
});
