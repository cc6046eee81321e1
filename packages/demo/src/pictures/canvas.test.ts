import { describe, expect, it } from 'vitest';
import { type Canvas, layObject, layShadow } from './canvas.ts';

const white = (): Canvas => ({ data: Buffer.alloc(3 * 3 * 3, 255), width: 3, height: 3 });
const pixel = ({ data, width }: Canvas, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const layer = (...rgba: number[]) => ({ data: Buffer.from([...rgba, ...rgba]), width: 2, height: 1 });

describe('an object', () => {
  it('covers what is below as far as it is opaque', () => {
    const canvas = white();
    layObject(canvas, layer(200, 100, 0, 255), { left: 0, top: 0 });
    layObject(canvas, layer(0, 0, 0, 51), { left: 0, top: 1 });
    layObject(canvas, layer(0, 0, 0, 0), { left: 0, top: 2 });
    expect(pixel(canvas, 0, 0)).toEqual([200, 100, 0]);
    expect(pixel(canvas, 1, 1)).toEqual([204, 204, 204]);
    expect(pixel(canvas, 0, 2)).toEqual([255, 255, 255]);
    expect(pixel(canvas, 2, 0)).toEqual([255, 255, 255]);
  });

  it.each([
    { left: -1, top: 0, covered: [0, 0] },
    { left: 2, top: 2, covered: [2, 2] },
  ])('is cut off at the edge: $left, $top', ({ left, top, covered: [x = 0, y = 0] }) => {
    const canvas = white();
    layObject(canvas, layer(0, 0, 0, 255), { left, top });
    expect(pixel(canvas, x, y)).toEqual([0, 0, 0]);
    expect(canvas.data.filter((byte) => byte === 0)).toHaveLength(3);
  });

  it('leaves the canvas alone when it is beside it', () => {
    const canvas = white();
    layObject(canvas, layer(0, 0, 0, 255), { left: 9, top: -9 });
    expect(canvas).toEqual(white());
  });
});

describe('a shadow', () => {
  it('tints what is below in its hue, as strong as told', () => {
    const canvas = white();
    const mask = { data: Buffer.from([255, 0]), width: 2, height: 1 };
    layShadow(canvas, mask, { left: 0, top: 0 }, { hue: [155, 55, 0], strength: 0.2 });
    expect(pixel(canvas, 0, 0)).toEqual([235, 215, 204]);
    expect(pixel(canvas, 1, 0)).toEqual([255, 255, 255]);
  });
});
