import { describe, expect, test } from 'vitest';
import { type Bought, toRoomLines } from './room-lines.ts';

const say = (id: number) => ({
  id,
  form: { id: 8, name: '小鹿', avatar: '', shop_id: null },
  message: `第 ${id} 句`,
  second: id,
  createtime: id,
});
const bought = (at: number, after: number): Bought => ({
  kind: 'bought',
  at,
  after,
  nickname: '阿泽',
  title: '小壶',
});

describe('what was said', () => {
  test('stands with who bought in the order they came', () => {
    const lines = toRoomLines([say(4), say(5)], [bought(1, 2), bought(2, 4)]);
    expect(lines.map((line) => (line.kind === 'say' ? line.say.id : `${line.kind} ${line.at}`))).toEqual([
      'bought 1',
      4,
      'bought 2',
      5,
    ]);
  });

  test('need not begin: who bought before is shown', () => {
    expect(toRoomLines([], [bought(1, 0)])).toEqual([bought(1, 0)]);
  });
});
