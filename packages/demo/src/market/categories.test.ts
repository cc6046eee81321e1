import { describe, expect, it } from 'vitest';
import { isDrawn } from '../pictures/cut-figure.ts';
import { tones } from '../pictures/tones.ts';
import { categories, type DemoCategory, getDepartment, leafCategories, leafKeys } from './categories.ts';

const withAllBelow = (category: DemoCategory): DemoCategory[] => [
  category,
  ...category.children.flatMap(withAllBelow),
];
const computeDepth = ({ children }: DemoCategory): number => 1 + Math.max(0, ...children.map(computeDepth));
const all = categories.flatMap(withAllBelow);

describe('the category tree', () => {
  it('has ten tops, two or three levels deep', () => {
    expect(categories).toHaveLength(10);
    expect(new Set(categories.map(computeDepth))).toEqual(new Set([2, 3]));
  });

  it('names its leaves as the goods do', () => {
    expect(new Set(leafCategories.map(({ key }) => key))).toEqual(new Set(leafKeys));
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it('shows a drawn object on a known tone, and a name in both languages', () => {
    for (const { name, tile } of all) {
      expect(isDrawn(tile.object)).toBe(true);
      expect(Object.keys(tones)).toContain(tile.tone);
      expect(name.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(name.en).toMatch(/^[ -~’]+$/);
    }
  });

  it('knows the top a leaf lies under', () => {
    expect(getDepartment('citrus')).toBe('fresh');
    expect(getDepartment('makeup')).toBe('beauty');
  });
});
