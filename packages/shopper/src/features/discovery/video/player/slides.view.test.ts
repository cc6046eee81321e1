import { describe, expect, test } from 'vitest';
import { aPost, aPostDetails } from '../../../../testing/post-rows.ts';
import { fillsScreen, getPart, toSlides } from './slides.view.ts';

const video = { url: '/files/a.mp4', cover: '', seconds: 8, width: 720, height: 1_280 };
const aVideo = (id: number) => aPost({ id, type: 'video', video });

describe('the videos of the feed', () => {
  const first = aPostDetails({ id: 91, type: 'video', video });

  test('begin with the one that was opened, and have each once', () => {
    const rows = [aVideo(92), aVideo(91), aVideo(93), aVideo(92)];
    expect(toSlides(first, rows).map(({ id }) => id)).toEqual([91, 92, 93]);
  });

  test('leave out what a person is not interested in, and what is no video', () => {
    expect(toSlides(first, [aVideo(92), aPost({ id: 94 })], { 92: 'told' }).map(({ id }) => id)).toEqual([
      91,
    ]);
  });

  test('load one before its time, once the one that is watched has enough', () => {
    expect([0, 1, 2, 3].map((index) => getPart(index, 0, true))).toEqual(['on', 'next', 'near', 'far']);
    expect(getPart(1, 0, false)).toBe('near');
    const loading = [0, 1, 2, 3, 4].filter((index) => ['on', 'next'].includes(getPart(index, 2, true)));
    expect(loading).toEqual([2, 3]);
  });

  test('fill the screen where they are tall', () => {
    expect(fillsScreen(video)).toBe(true);
    expect(fillsScreen({ ...video, width: 1_280, height: 720 })).toBe(false);
  });
});
