// @vitest-environment jsdom
import type { PageBlock } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { newBlock } from '../../editor/block.ts';
import type { EditedPage } from '../../page.queries.ts';
import { PageEditorScreen } from './PageEditorScreen.tsx';
import { PagesListScreen } from './PagesListScreen.tsx';

afterEach(closePage);

const version = { number: 2, state: 'past' as const, made_at: 1, made_by: '', publish_at: 1_790_000_000 };
const page = (change: Partial<EditedPage> = {}): EditedPage => ({
  id: 4,
  kind: 'named',
  title: { zh: '双十一会场', en: 'Sale' },
  changed: false,
  draft_saved_at: 1,
  shown: null,
  scheduled: null,
  version: 3,
  blocks: [newBlock('spacer', 's')],
  ...change,
});
const market = (): Answers => ({
  'GET /platform/pages/details': page(),
  'GET /platform/pages/list': { rows: [] },
  'POST /platform/pages/add': ({ title }) => page({ title }),
  'POST /platform/pages/preview': { rows: [] },
  'POST /platform/pages/save': ({ title, blocks }) =>
    page({ title, blocks: blocks as PageBlock[], version: 4, changed: true }),
  'POST /platform/pages/publish': ({ at }) =>
    page({ version: 5, scheduled: { ...version, number: 3, state: 'scheduled', publish_at: Number(at) } }),
  'GET /platform/pages/versions': { rows: [version], total: 1, next: null },
  'GET /platform/pages/version': { ...version, blocks: [newBlock('cube', 'old'), newBlock('cube', 'older')] },
});
const rights = ['pages.read', 'pages.write'];
const open = () =>
  openPage(<PageEditorScreen />, {
    answers: market(),
    rights,
    path: '/platform/pages/:id',
    at: '/platform/pages/4',
  });
const name = (language: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `页面名称 ${language}` });

test('a named page is renamed with its draft', async () => {
  const { sent } = open();
  await screen.findByRole('heading', { name: '双十一会场' });
  fireEvent.change(name('中文'), { target: { value: '双十二会场' } });
  await waitFor(() =>
    expect(sent('POST /platform/pages/save')).toMatchObject([{ title: { zh: '双十二会场', en: 'Sale' } }]),
  );
});

test('a page without a name in one of the languages is not saved', async () => {
  const { sent } = open();
  await screen.findByRole('heading', { name: '双十一会场' });
  fireEvent.change(name('英文'), { target: { value: '' } });
  expect(await screen.findByText('有内容填写有误，草稿暂不保存')).toBeDefined();
  expect(screen.getByRole('button', { name: '发布' }).hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(window, { key: 'z', metaKey: true });
  expect(name('英文').value).toBe('Sale');
  expect(sent('POST /platform/pages/save')).toEqual([]);
});

test('a version is looked at on the phone while the draft stays as it is', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '版本' }));
  expect(await screen.findByText(/系统 ·/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: '查看' }));
  expect(await screen.findByText('正在查看版本 2，草稿没有改变')).toBeDefined();
  await waitFor(() =>
    expect(sent('POST /platform/pages/preview').at(-1)).toMatchObject({
      blocks: [{ id: 'old' }, { id: 'older' }],
    }),
  );
  const layers = within(screen.getByRole('list', { name: '图层' }));
  expect(layers.getAllByRole('listitem')).toHaveLength(1);
  expect(sent('POST /platform/pages/save')).toEqual([]);
});

test('publishing is left to its time, which the page then says', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '定时发布' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定定时' }));
  await waitFor(() => expect(sent('POST /platform/pages/publish')).toMatchObject([{ id: 4, version: 3 }]));
  const [published] = sent('POST /platform/pages/publish');
  expect(Number(published?.at) % 60).toBe(0);
  expect(await screen.findByText(/版本 3 将于 .* 自动发布/)).toBeDefined();
});

test('a new page is named in both languages and opened in the editor', async () => {
  const { router, sent } = openPage(<PagesListScreen />, {
    answers: market(),
    rights,
    path: '/platform/pages',
  });
  fireEvent.click(await screen.findByRole('button', { name: '新建页面' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = dialog.getByRole('button', { name: '添加' });
  expect(add.hasAttribute('disabled')).toBe(true);
  fireEvent.change(name('中文'), { target: { value: '年货节' } });
  fireEvent.change(name('英文'), { target: { value: 'New Year' } });
  fireEvent.click(add);
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/pages/4'));
  expect(sent('POST /platform/pages/add')).toEqual([{ title: { zh: '年货节', en: 'New Year' } }]);
});
