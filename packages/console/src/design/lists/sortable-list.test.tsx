// @vitest-environment jsdom

import { moveItem } from '@chengji/client-kit/lists/move-item';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SortableList } from './SortableList.tsx';

afterEach(cleanup);

function Fruits() {
  const [items, setItems] = useState(['苹果', '梨', '桃']);
  return (
    <SortableList
      label="水果"
      items={items}
      getKey={(item) => item}
      getName={(item) => item}
      onMove={(from, to) => setItems(moveItem(items, from, to))}
    >
      {(item) => <span>{item}</span>}
    </SortableList>
  );
}
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

test('the arrow keys move an item, keep the focus on it and say where it is', () => {
  render(<Fruits />);
  handle('苹果').focus();
  fireEvent.keyDown(handle('苹果'), { key: 'ArrowDown' });
  fireEvent.keyDown(handle('苹果'), { key: 'ArrowDown' });
  expect(order()).toEqual(['梨', '桃', '苹果']);
  expect(document.activeElement).toBe(handle('苹果'));
  expect(screen.getByRole('status').textContent).toBe('「苹果」已移到第 3 项，共 3 项');
});

test('an item at the end stays there', () => {
  render(<Fruits />);
  fireEvent.keyDown(handle('桃'), { key: 'ArrowDown' });
  fireEvent.keyDown(handle('苹果'), { key: 'ArrowUp' });
  expect(order()).toEqual(['苹果', '梨', '桃']);
});
