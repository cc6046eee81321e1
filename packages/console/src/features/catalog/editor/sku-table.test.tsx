// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import { type Draft, emptyDraft } from '../draft.ts';
import { withSpecs } from '../sku-matrix.ts';
import { SpecsCard } from './SpecsCard.tsx';

beforeAll(() => stubBrowser());
afterEach(cleanup);

let draft: Draft;
let can = { price: true, stock: true };

function Editor({ start }: { start: Draft }) {
  const [now, setNow] = useState(start);
  draft = now;
  return (
    <SpecsCard
      draft={now}
      lowStock={10}
      can={can}
      onChange={(change) => setNow((before) => ({ ...before, ...change }))}
    />
  );
}

const specs = [
  { name: '果径', values: ['JJ', 'JJJ'], images: [] },
  { name: '净重', values: ['2 斤', '5 斤'], images: [] },
];
const open = (start: Draft) =>
  render(
    <UnstyledDesign>
      <Editor start={start} />
    </UnstyledDesign>,
  );
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a goods without specs has one sku', () => {
  open(emptyDraft());
  fireEvent.change(cell('售价 单规格'), { target: { value: '12.5' } });
  fireEvent.change(cell('库存 单规格'), { target: { value: '30' } });
  expect(draft.skus).toMatchObject([{ price: '12.5', stock: 30 }]);
  expect(screen.getByText('总库存 30，最低价 ¥12.50')).toBeDefined();
});

test('every combination has a row of its own, and typing in one touches that one', () => {
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  expect(screen.getAllByRole('row')).toHaveLength(5);
  fireEvent.change(cell('售价 JJJ / 2 斤'), { target: { value: '99' } });
  expect(draft.skus.map((sku) => sku.price)).toEqual(['', '', '99', '']);
});

test('a price that is none is marked, and a stock takes whole numbers alone', () => {
  open(emptyDraft());
  fireEvent.change(cell('售价 单规格'), { target: { value: 'abc' } });
  fireEvent.change(cell('库存 单规格'), { target: { value: '1.5' } });
  expect(cell('售价 单规格').getAttribute('aria-invalid')).toBe('true');
  expect(draft.skus[0]?.stock).toBeNull();
});

test('Enter and the arrows stay in their column', () => {
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  cell('售价 JJ / 2 斤').focus();
  fireEvent.keyDown(cell('售价 JJ / 2 斤'), { key: 'Enter' });
  expect(document.activeElement).toBe(cell('售价 JJ / 5 斤'));
  fireEvent.keyDown(cell('售价 JJ / 5 斤'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell('售价 JJ / 2 斤'));
  fireEvent.keyDown(cell('售价 JJ / 2 斤'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell('售价 JJ / 2 斤'));
});

test('who may not change prices or stock sees them alone', () => {
  can = { price: false, stock: true };
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  can = { price: true, stock: true };
  expect([cell('售价 JJ / 2 斤').disabled, cell('划线价 JJ / 2 斤').disabled]).toEqual([true, true]);
  expect([cell('库存 JJ / 2 斤').disabled, cell('SKU 编码 JJ / 2 斤').disabled]).toEqual([false, false]);
});

test('many are filled in at once', () => {
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  const bulk = within(screen.getByRole('group', { name: '批量填写' }));
  expect(bulk.getByRole<HTMLButtonElement>('button', { name: '应用' }).disabled).toBe(true);
  fireEvent.change(bulk.getByLabelText('售价'), { target: { value: '45' } });
  fireEvent.change(bulk.getByLabelText('编码前缀'), { target: { value: 'CLZ-' } });
  fireEvent.click(bulk.getByRole('button', { name: '应用' }));
  expect(draft.skus.map((sku) => [sku.price, sku.code])).toEqual([
    ['45', 'CLZ-01'],
    ['45', 'CLZ-02'],
    ['45', 'CLZ-03'],
    ['45', 'CLZ-04'],
  ]);
});

test('a sku taken off sale keeps what was typed', () => {
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  fireEvent.change(cell('售价 JJ / 2 斤'), { target: { value: '89' } });
  fireEvent.click(screen.getByRole('switch', { name: '在售 JJ / 2 斤' }));
  expect(draft.skus[0]).toMatchObject({ isOff: true, price: '89' });
  expect(cell('售价 JJ / 2 斤').disabled).toBe(true);
});

test('a value renamed where it stands keeps what its skus have', () => {
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  fireEvent.change(cell('售价 JJJ / 2 斤'), { target: { value: '99' } });
  fireEvent.change(cell('规格值 JJJ'), { target: { value: '3J' } });
  expect(draft.specs[0]?.values).toEqual(['JJ', '3J']);
  expect(draft.skus[2]).toMatchObject({ values: ['3J', '2 斤'], price: '99' });
  fireEvent.change(cell('规格值 3J'), { target: { value: 'JJ' } });
  expect(screen.getAllByRole('textbox', { name: '规格值 JJ' }).at(-1)?.getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('values are typed or pasted behind the others, each once, and taken away one by one', () => {
  open({ ...emptyDraft(), ...withSpecs(specs, []) });
  const field = cell('添加规格值 1');
  fireEvent.change(field, { target: { value: 'JJJJ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.paste(field, { clipboardData: { getData: () => 'JJ，特大\n中' } });
  expect(draft.specs[0]?.values).toEqual(['JJ', 'JJJ', 'JJJJ', '特大', '中']);
  fireEvent.click(screen.getByRole('button', { name: '删除规格值 JJJ' }));
  expect(draft.specs[0]?.values).toEqual(['JJ', 'JJJJ', '特大', '中']);
});

test('a value moved with the keys of its handle takes its skus and its picture along', () => {
  const pictured = [{ name: '果径', values: ['JJ', 'JJJ', 'XL'], images: ['/files/a.webp', '', ''] }];
  open({ ...emptyDraft(), ...withSpecs(pictured, []) });
  fireEvent.change(cell('售价 JJ'), { target: { value: '89' } });
  fireEvent.keyDown(screen.getByRole('button', { name: '移动规格值 JJ' }), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移动规格值 JJ' }));
  fireEvent.keyDown(screen.getByRole('button', { name: '移动规格值 JJ' }), { key: 'ArrowRight' });
  expect(draft.specs[0]).toMatchObject({
    values: ['JJJ', 'XL', 'JJ'],
    images: ['', '', '/files/a.webp'],
  });
  expect(draft.skus.map((sku) => [sku.values[0], sku.price])).toEqual([
    ['JJJ', ''],
    ['XL', ''],
    ['JJ', '89'],
  ]);
});

test('values are given pictures one by one, or none at all', () => {
  open({ ...emptyDraft(), ...withSpecs(specs.slice(0, 1), []), images: ['/files/a.webp'] });
  fireEvent.click(screen.getByRole('checkbox', { name: '为每个值配图' }));
  expect(draft.specs[0]?.images).toEqual(['', '']);
  const [first] = screen.getAllByRole('button', { name: '选择规格图片 JJ' });
  if (first) fireEvent.click(first);
  fireEvent.click(screen.getByRole('button', { name: '图片 1' }));
  expect(draft.specs[0]?.images).toEqual(['/files/a.webp', '']);
  fireEvent.click(screen.getByRole('checkbox', { name: '为每个值配图' }));
  expect(draft.specs[0]?.images).toEqual([]);
});

test('a spec that is added and removed gives the skus back as they were', () => {
  open({ ...emptyDraft(), ...withSpecs(specs.slice(0, 1), []) });
  fireEvent.click(screen.getByRole('button', { name: '添加规格' }));
  expect(draft.specs).toHaveLength(2);
  expect(draft.skus).toHaveLength(2);
  const [, last] = screen.getAllByRole('button', { name: '删除规格' });
  if (last) fireEvent.click(last);
  expect(draft.specs).toEqual(specs.slice(0, 1));
});
