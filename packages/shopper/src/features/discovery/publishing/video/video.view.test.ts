import { describe, expect, test } from 'vitest';
import { estimateSeconds, findVideoFault, showMegabytes, showSeconds } from './video.view.ts';

const MEGABYTE = 1024 * 1024;
const film = { type: 'video/mp4', name: 'tea.mp4', size: 10 * MEGABYTE };

describe('a chosen video', () => {
  test('is an MP4, MOV or WebM, known by its kind or its name', () => {
    expect(findVideoFault(film, 12)).toBeNull();
    expect(findVideoFault({ ...film, type: '', name: 'TEA.MOV' }, null)).toBeNull();
    expect(findVideoFault({ ...film, type: 'video/x-msvideo', name: 'tea.avi' }, 12)).toBe('video.type');
  });

  test('is not larger than any market takes', () => {
    expect(findVideoFault({ ...film, size: 200 * MEGABYTE }, 12)).toBeNull();
    expect(findVideoFault({ ...film, size: 200 * MEGABYTE + 1 }, 12)).toBe('video.tooLarge');
  });

  test('takes from 3 to 300 seconds, as far as the browser can tell', () => {
    expect([2.9, 3, 300.4, 301, null].map((seconds) => findVideoFault(film, seconds))).toEqual([
      'video.length',
      null,
      null,
      'video.length',
      null,
    ]);
  });
});

test('seconds and megabytes are shown as people read them', () => {
  expect([showSeconds(48), showSeconds(125.9)]).toEqual(['00:48', '02:05']);
  expect(showMegabytes(62.84 * MEGABYTE)).toBe('62.8');
});

test('how long the rest takes is said once enough has gone to tell', () => {
  expect(estimateSeconds(0.5, 0, 10_000)).toBe(10);
  expect(estimateSeconds(0.75, 0.5, 5_000)).toBe(5);
  expect(estimateSeconds(0.5, 0, 500)).toBeNull();
  expect(estimateSeconds(0.2, 0.2, 9_000)).toBeNull();
});
