import { describe, expect, it } from 'vitest';
import { cutOut, isDrawn, toFilePath } from './emoji.ts';

describe('an object', () => {
  it('is found by all the code points of its emoji', () => {
    expect(toFilePath('🎙️')).toMatch(/1f399-fe0f\.webp$/);
    expect(isDrawn('🍊')).toBe(true);
    expect(isDrawn('橙')).toBe(false);
  });

  it.each(['🍊', '📷', '👟', '☂️'])('%s is cut so that it touches all four sides', async (emoji) => {
    const { data, width, height } = await cutOut(emoji);
    expect(data.length).toBe(width * height * 4);
    const isSolid = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 24;
    const columns = Array.from({ length: width }, (_, x) => x);
    const rows = Array.from({ length: height }, (_, y) => y);
    expect(columns.some((x) => isSolid(x, 0))).toBe(true);
    expect(columns.some((x) => isSolid(x, height - 1))).toBe(true);
    expect(rows.some((y) => isSolid(0, y))).toBe(true);
    expect(rows.some((y) => isSolid(width - 1, y))).toBe(true);
  });

  it('keeps its outline when mirrored, and grows when turned', async () => {
    const upright = await cutOut('📷');
    const mirrored = await cutOut('📷', 0, true);
    const turned = await cutOut('📷', 8);
    expect([mirrored.width, mirrored.height]).toEqual([upright.width, upright.height]);
    expect(mirrored.data.equals(upright.data)).toBe(false);
    expect(turned.height).toBeGreaterThan(upright.height);
  });
});
