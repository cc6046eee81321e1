import { describe, expect, test } from 'vitest';
import { findRows, showRow, toRow, toTyped } from './synonyms.view.ts';

describe('synonyms as they are typed', () => {
  test('are parted by commas of either width, not by blanks, and stand once', () => {
    const typed = { key: 'a', words: '猫粮, cat food；猫粮 ，', finds: '' };
    expect(toRow(typed)).toEqual({ words: ['猫粮', 'cat food'], finds: [] });
  });

  test('come back as they were', () => {
    const row = { words: ['衣服', 'clothes'], finds: ['衬衫'] };
    expect(toRow(toTyped(row))).toEqual(row);
    expect(showRow(row)).toBe('衣服、clothes → 衬衫');
  });

  test('are found by any of their words, so many at once', () => {
    const rows = ['橙子、Orange', '手机'].map((words, at) => ({ key: String(at), words, finds: '机器' }));
    expect(findRows(rows, 'orange', 5).shown).toEqual([rows[0]]);
    expect(findRows(rows, '', 1)).toEqual({ shown: [rows[0]], left: 1 });
  });
});
