import { describe, expect, it } from 'vitest';
import { fromAuthorKey, listPersonIds, listShopIds, toAuthorKey } from './author-key.rules.ts';

describe('the key of an author', () => {
  it.for([
    [{ kind: 'user', id: 7 }, 7],
    [{ kind: 'shop', id: 7 }, -7],
  ] as const)('tells kind and id: %o', ([author, key]) => {
    expect(toAuthorKey(author)).toBe(key);
    expect(fromAuthorKey(key)).toEqual(author);
  });

  it('parts people and shops of one list, in their order', () => {
    const keys = [5, -3, -9, 2];
    expect([listPersonIds(keys), listShopIds(keys)]).toEqual([
      [5, 2],
      [3, 9],
    ]);
  });
});
