import { describe, expect, it } from 'vitest';
import { judgeFolders } from './folders.ts';

const files = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`);

describe('folders', () => {
  it('may hold 25 files each, not counting their subfolders', () => {
    expect(judgeFolders([...files('packages/a/src', 25), ...files('packages/a/src/parts', 25)])).toEqual([]);
  });

  it('may not hold more, with style sheets and tests', () => {
    const crowded = [
      ...files('packages/a/src', 20),
      ...files('packages/a/src', 5, 'css'),
      'packages/a/src/a.test.ts',
    ];
    expect(judgeFolders(crowded)).toEqual(['packages/a/src: 26 files, over 25']);
  });
});
