import { expect, test } from 'vitest';
import { changed, redone, startHistory, undone } from './history.ts';

const start = startHistory('a');

test('each step can be taken back and done again', () => {
  const history = changed(changed(start, 'b'), 'c');
  expect(undone(history).now).toBe('b');
  expect(undone(undone(history)).now).toBe('a');
  expect(redone(undone(history)).now).toBe('c');
});

test('before the first step and after the last there is nothing', () => {
  expect(undone(start)).toBe(start);
  expect(redone(start)).toBe(start);
});

test('typing into one field is one step, into the next another', () => {
  const history = changed(changed(changed(start, 'b', 'title'), 'bc', 'title'), 'd', 'url');
  expect(undone(history).now).toBe('bc');
  expect(undone(undone(history)).now).toBe('a');
});

test('typing on after a step was taken back is a step of its own', () => {
  const history = changed(undone(changed(changed(start, 'b'), 'c', 'title')), 'd', 'title');
  expect(undone(history).now).toBe('b');
});

test('a new step forgets what had been taken back', () => {
  const history = changed(undone(changed(start, 'b')), 'c');
  expect(redone(history)).toBe(history);
});

test('the steps of a long day do not fill the memory', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 500; step++) history = changed(history, step);
  expect(history.past).toHaveLength(200);
});
