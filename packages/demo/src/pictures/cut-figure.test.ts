import { describe, expect, it } from 'vitest';
import { cutFigure, isDrawn, readObject, toObject } from './cut-figure.ts';

describe('an object', () => {
  it('is a figure, dyed or not', () => {
    expect(readObject(toObject('☂️', '#d8262f'))).toEqual({ emoji: '☂️', dye: '#d8262f' });
    expect(readObject(toObject('☂️', null))).toEqual({ emoji: '☂️', dye: null });
    expect([isDrawn('☂️#d8262f'), isDrawn('橙')]).toEqual([true, false]);
  });

  it.each(['🍊', '📷', '👟', '☂️'])('%s is cut so that it touches all four sides', async (emoji) => {
    const { cover } = await cutFigure(emoji);
    const isSolid = (x: number, y: number) => (cover.data[y * cover.width + x] ?? 0) > 24;
    const columns = Array.from({ length: cover.width }, (_, x) => x);
    const rows = Array.from({ length: cover.height }, (_, y) => y);
    expect(columns.some((x) => isSolid(x, 0))).toBe(true);
    expect(columns.some((x) => isSolid(x, cover.height - 1))).toBe(true);
    expect(rows.some((y) => isSolid(0, y))).toBe(true);
    expect(rows.some((y) => isSolid(cover.width - 1, y))).toBe(true);
  });

  it('keeps its outline when mirrored and its size when turned about', async () => {
    const upright = await cutFigure('📷');
    const turned = await cutFigure('📷', 8);
    const mirrored = await cutFigure('📷', 8, true);
    expect(mirrored.body).not.toBe(turned.body);
    expect(turned.box.height / turned.box.width).toBeGreaterThan(upright.box.height / upright.box.width);
  });
});
