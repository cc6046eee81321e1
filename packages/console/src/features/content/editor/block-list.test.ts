import type { PageBlock } from '@chengji/contract';
import { PageBlocks } from '@chengji/contract/content/page-modules';
import { expect, test } from 'vitest';
import { newBlock, palette } from './block.ts';
import { besides, withAdded, withChanged, withCopy, withHidden, without } from './block-list.ts';
import { getTitle } from './block-name.ts';

const blocks = [newBlock('banner', 'a'), newBlock('goods_list', 'b'), newBlock('spacer', 'c')];
const ids = (list: readonly PageBlock[]) => list.map(({ id }) => id);

test('every block that can be added is one the market takes', () => {
  const all = palette.flatMap(({ types }) => types).map((type, at) => newBlock(type, String(at)));
  expect(PageBlocks.parse(all)).toEqual(all);
});

test('a new block stands below the one worked on, or at the end', () => {
  const added = newBlock('cube', 'x');
  expect(ids(withAdded(blocks, added, 'a'))).toEqual(['a', 'x', 'b', 'c']);
  expect(ids(withAdded(blocks, added, null))).toEqual(['a', 'b', 'c', 'x']);
});

test('a copy stands below and is changed without the other', () => {
  const copied = withCopy(blocks, 'a', 'a2');
  expect(ids(copied)).toEqual(['a', 'a2', 'b', 'c']);
  expect(copied[1]?.params).toEqual(copied[0]?.params);
  expect(copied[1]?.params).not.toBe(copied[0]?.params);
  expect(ids(withCopy(blocks, 'gone', 'x'))).toEqual(['a', 'b', 'c']);
});

test('a change is of one block alone', () => {
  const changed = withChanged(blocks, { ...newBlock('spacer', 'c'), style: { margin: '4px' } });
  expect(changed[2]?.style).toEqual({ margin: '4px' });
  expect(changed[0]).toBe(blocks[0]);
});

test('a hidden block stays where it is, and loses no trace of it once it is shown again', () => {
  const hidden = withHidden(blocks, 'b', true);
  expect(ids(hidden)).toEqual(['a', 'b', 'c']);
  expect(hidden.map((block) => block.hidden)).toEqual([undefined, true, undefined]);
  expect(PageBlocks.parse(hidden)).toEqual(hidden);
  expect(withHidden(hidden, 'b', false)).toEqual(blocks);
});

test('after a block is taken away the next one is worked on', () => {
  expect(ids(without(blocks, 'b'))).toEqual(['a', 'c']);
  expect(besides(blocks, 'b')).toBe('c');
  expect(besides(blocks, 'c')).toBe('b');
  expect(besides(blocks.slice(0, 1), 'a')).toBeNull();
});

test('a block is called by its title, in the other language while one is missing', () => {
  const list = newBlock('goods_list', 'g');
  if (list.type === 'goods_list') list.params.title = { zh: '当季鲜果', en: '' };
  expect(getTitle(list, 'zh')).toBe('当季鲜果');
  expect(getTitle(list, 'en')).toBe('当季鲜果');
  expect(getTitle(newBlock('spacer', 's'), 'zh')).toBe('');
});
