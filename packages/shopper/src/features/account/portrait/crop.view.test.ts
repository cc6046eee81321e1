import { describe, expect, test } from 'vitest';
import { computeCut, computePlacement, dragged, MAX_ZOOM, wholeCrop, zoomed } from './crop.view.ts';

const wide = { width: 1_000, height: 500 };
const tall = { width: 300, height: 900 };

describe('the square cut out of a picture', () => {
  test('begins as the largest of the middle', () => {
    expect(computeCut(wide, wholeCrop(wide))).toEqual({ x: 250, y: 0, side: 500 });
    expect(computeCut(tall, wholeCrop(tall))).toEqual({ x: 0, y: 300, side: 300 });
  });

  test('moves against the drag, and never beyond the picture', () => {
    const left = dragged(wide, wholeCrop(wide), 0.25, 0);
    expect(computeCut(wide, left).x).toBe(125);
    expect(computeCut(wide, dragged(wide, left, 9, 9))).toEqual({ x: 0, y: 0, side: 500 });
    expect(computeCut(wide, dragged(wide, left, -9, -9))).toEqual({ x: 500, y: 0, side: 500 });
  });

  test('stays centred while it is zoomed, within the bounds', () => {
    const near = zoomed(wide, wholeCrop(wide), 2);
    expect(computeCut(wide, near)).toEqual({ x: 375, y: 125, side: 250 });
    const corner = dragged(wide, near, 9, 9);
    expect(computeCut(wide, zoomed(wide, corner, 1))).toEqual({ x: 0, y: 0, side: 500 });
  });

  test('is never wider than the picture nor smaller than a fourth', () => {
    expect(zoomed(tall, wholeCrop(tall), 0.2).zoom).toBe(1);
    expect(zoomed(tall, wholeCrop(tall), 99).zoom).toBe(MAX_ZOOM);
  });

  test('fills its frame', () => {
    expect(computePlacement(wide, wholeCrop(wide))).toEqual({ width: '200%', left: '-50%', top: '0%' });
    expect(computePlacement(tall, wholeCrop(tall))).toEqual({ width: '100%', left: '0%', top: '-100%' });
  });
});
