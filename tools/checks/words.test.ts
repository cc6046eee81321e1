import { describe, expect, it } from 'vitest';
import { judgeWords } from './words.ts';

const path = 'packages/server/src/modules/orders/place-order.ts';

describe('words', () => {
  it('are refused where a newcomer would have to ask, in comments, titles and names', () => {
    const text = [
      '/** Refuses whoever is late. */',
      "it('gives the Household a desk', () => {});",
      'const priceOf = (goods) => goods.price;',
    ].join('\n');
    expect(judgeWords([{ path, text }])).toEqual([
      `${path}:1: "whoever": write a noun: the shopper, the caller`,
      `${path}:2: "Household": write fixture`,
      `${path}:2: "desk": write admin, directory or console`,
      `${path}:3: "const priceOf": write toX, getX, findX, computeX or a noun`,
    ]);
  });

  it('are refused within a name as well', () => {
    const text = 'const toDeskFilter = 1;\nconst desk_filter = 2;\n';
    expect(judgeWords([{ path, text }])).toHaveLength(2);
  });

  it('are not refused within another word, nor in texts for people', () => {
    expect(judgeWords([{ path, text: 'const desktop = installed.lastIndexOf(1);' }])).toEqual([]);
    const strings = 'packages/console/src/features/tasks/strings.en.ts';
    expect(judgeWords([{ path: strings, text: "hint: 'it belongs to whoever exported it'" }])).toEqual([]);
  });
});
