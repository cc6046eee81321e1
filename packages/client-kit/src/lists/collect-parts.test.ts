import { expect, test } from 'vitest';
import { collectParts } from './collect-parts.ts';

test('parts are asked for one after the other, until the last says that none follows', async () => {
  const asked: (string | undefined)[] = [];
  const parts = await collectParts(async (cursor) => {
    asked.push(cursor);
    return { at: cursor, next: { none: 'a', a: 'b' }[cursor ?? 'none'] ?? null };
  });
  expect(asked).toEqual([undefined, 'a', 'b']);
  expect(parts.map(({ at }) => at)).toEqual(asked);
});
