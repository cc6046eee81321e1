// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { SortedNamesDrawer } from './SortedNamesDrawer.tsx';

afterEach(closePage);

const item = {
  id: 1,
  version: 4,
  names: { zh: '水果', en: 'Fruit' },
  label: '水果',
  holds: '3 件',
  deleteLabel: '删除水果',
};
const toField = (name: string, isRequired: boolean) => ({
  newLabel: name,
  toLabel: ({ zh }: { zh: string }) => `${name} ${zh}`,
  placeholder: name,
  most: 20,
  isRequired,
});

function open() {
  const on = {
    onAdd: vi.fn<(names: unknown, done: () => void) => void>(),
    onRename: vi.fn(),
    onMove: vi.fn(),
    onDelete: vi.fn(),
    onClose: vi.fn(),
  };
  openPage(
    <SortedNamesDrawer
      title="分类"
      items={[item]}
      fields={{ zh: toField('名称', true), en: toField('英文名', false) }}
      action="添加"
      isBusy={false}
      {...on}
    />,
    { answers: {} },
  );
  return on;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const close = () => fireEvent.click(document.querySelector('.ant-drawer-close') as HTMLElement);

test('a name is added once what is required of it is typed, and then the next can be typed', async () => {
  const { onAdd } = open();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: '添加' });
  type('英文名', 'Tea');
  expect(add.disabled).toBe(true);
  type('名称', '茶叶');
  fireEvent.click(add);
  const [names, done] = onAdd.mock.lastCall ?? [];
  expect(names).toEqual({ zh: '茶叶', en: 'Tea' });
  expect(field('名称').value).toBe('茶叶');
  done?.();
  await waitFor(() => expect(field('名称').value).toBe(''));
});

test('a name is renamed once its field loses the focus, unless it is the same or there is none', () => {
  const { onRename } = open();
  type('名称 水果', '水果 ');
  fireEvent.blur(field('名称 水果'));
  type('名称 水果', ' ');
  fireEvent.blur(field('名称 水果'));
  expect(onRename).not.toHaveBeenCalled();
  type('名称 水果', '鲜果');
  fireEvent.blur(field('名称 水果'));
  expect(onRename.mock.calls).toEqual([[item, { zh: '鲜果', en: 'Fruit' }]]);
});

test('it is not closed over a name that was not saved without asking', async () => {
  const { onClose } = open();
  type('名称 水果', '鲜果');
  close();
  expect(await screen.findByText(/离开/, { selector: '.ant-modal-confirm-title' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test('it is closed without asking once the name is given to be saved', () => {
  const { onClose } = open();
  type('名称 水果', '鲜果');
  fireEvent.blur(field('名称 水果'));
  close();
  expect(onClose).toHaveBeenCalledOnce();
});
