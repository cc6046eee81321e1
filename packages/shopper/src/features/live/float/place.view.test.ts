import { describe, expect, test } from 'vitest';
import { clampPlace, firstPlace, isWide, sizeForShape } from './place.view.ts';

const room = { width: 390, height: 844 };

describe('the small window', () => {
  test('is tall or wide as its picture is, and tall until that is known', () => {
    expect([isWide(null), isWide({ width: 1_280, height: 720 })]).toEqual([false, true]);
    const [tall, wide] = [sizeForShape(null), sizeForShape({ width: 1_280, height: 720 })];
    expect([tall.height > tall.width, wide.width > wide.height]).toEqual([true, true]);
  });

  test('stands at the right first, above the bars, and never leaves the screen', () => {
    const size = sizeForShape(null);
    expect(firstPlace(room, size)).toEqual({ left: 274, top: 532 });
    expect(clampPlace({ left: -50, top: -50 }, room, size)).toEqual({ left: 8, top: 8 });
    expect(clampPlace({ left: 999, top: 999 }, room, size)).toEqual({ left: 274, top: 644 });
  });
});
