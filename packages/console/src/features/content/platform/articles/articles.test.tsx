// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import type { Article, Category } from '../../lists.view.ts';
import { ArticleEditorScreen, NewArticleScreen } from './ArticleEditorScreen.tsx';
import { ArticlesListScreen } from './ArticlesListScreen.tsx';
import { HelpScreen } from './HelpScreen.tsx';

afterEach(closePage);

const category = (id: number, zh: string, count: number): Category => ({
  id,
  version: 1,
  name: { zh, en: `Category ${id}` },
  position: id,
  count,
});
const article = (change: Partial<Article> = {}): Article => ({
  id: 9,
  version: 1,
  key: null,
  category_id: 1,
  title: { zh: '车厘子价格周报', en: 'Cherry prices' },
  summary: { zh: '', en: '' },
  image: '',
  content: { zh: '<p>环比下降</p>', en: '<p>Lower again</p>' },
  state: 'draft',
  views: 0,
  published_at: null,
  changed_at: 1_790_000_000,
  ...change,
});
const answers = (rows: Article[] = [article()]): Answers => ({
  'GET /platform/articles/list': {
    rows: rows.map(({ content: _, ...row }) => row),
    total: rows.length,
    next: null,
    counts: { all: 12, draft: 3, published: 9 },
  },
  'GET /platform/articles/details': rows[0] ?? article(),
  'GET /platform/article_categories/list': { rows: [category(1, '公告', 2), category(2, '指南', 0)] },
  'POST /platform/articles/save': (input) => article({ state: input.state }),
  'POST /platform/articles/delete': null,
  'POST /platform/article_categories/save': (input) => category(Number(input.id ?? 3), input.name.zh, 0),
  'POST /platform/article_categories/delete': null,
});
const rights = ['articles.read', 'articles.write'];
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('the list says how many are out and asks for what its tab says', async () => {
  const { sent } = openPage(<ArticlesListScreen />, { answers: answers(), rights });
  expect(await screen.findByText('已发布 9 篇，草稿 3 篇')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /草稿/ }));
  await waitFor(() => expect(sent('GET /platform/articles/list').at(-1)).toMatchObject({ state: 'draft' }));
});

test('an article that the app itself points at cannot be deleted', async () => {
  openPage(<ArticlesListScreen />, { answers: answers([article({ key: 'privacy' })]), rights });
  expect(await screen.findByText('隐私政策')).toBeDefined();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});

test('deleting asks first', async () => {
  const { sent } = openPage(<ArticlesListScreen />, { answers: answers(), rights });
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent('POST /platform/articles/delete')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent('POST /platform/articles/delete')).toEqual([{ id: 9 }]));
});

test('a role that may only read has nothing to press', async () => {
  openPage(<ArticlesListScreen />, { answers: answers(), rights: ['articles.read'] });
  expect(await screen.findByText('车厘子价格周报')).toBeDefined();
  expect(screen.queryByRole('button', { name: /写文章|删除|分类管理/ })).toBeNull();
});

test('an article is published once it says something in both languages', async () => {
  const { sent } = openPage(<ArticleEditorScreen />, {
    answers: answers(),
    rights,
    path: '/platform/articles/:id',
    at: '/platform/articles/9',
  });
  const publish = await screen.findByRole('button', { name: '发布' });
  type('标题 英文', '');
  expect(publish.hasAttribute('disabled')).toBe(true);
  type('标题 英文', 'Cherries this week');
  fireEvent.click(publish);
  await waitFor(() =>
    expect(sent('POST /platform/articles/save')).toMatchObject([
      { id: 9, state: 'published', title: { zh: '车厘子价格周报', en: 'Cherries this week' } },
    ]),
  );
});

test('a new article needs a title and a category before it is kept', async () => {
  openPage(<NewArticleScreen />, { answers: answers(), rights });
  const keep = await screen.findByRole('button', { name: '存为草稿' });
  expect(keep.hasAttribute('disabled')).toBe(true);
  type('标题 中文', '露营清单');
  type('标题 英文', 'Camping list');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /分类/ }));
  fireEvent.click(await screen.findByText('指南'));
  expect(keep.hasAttribute('disabled')).toBe(false);
});

test('what was typed is not left without asking', async () => {
  const { router } = openPage(<NewArticleScreen />, {
    answers: answers(),
    rights,
    path: '/platform/articles/new',
  });
  await screen.findByRole('button', { name: '存为草稿' });
  type('标题 中文', '露营清单');
  void router.navigate('/platform/articles');
  const dialog = within(await screen.findByRole('dialog'));
  expect(router.state.location.pathname).toBe('/platform/articles/new');
  fireEvent.click(dialog.getByRole('button', { name: '离开' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/articles'));
});

test('categories are added, ordered, and taken away while they are empty', async () => {
  const { sent } = openPage(<ArticlesListScreen />, { answers: answers(), rights });
  fireEvent.click(await screen.findByRole('button', { name: '分类管理' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('button', { name: '删除「公告」' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(drawer.getByRole('button', { name: '删除「指南」' }));
  await waitFor(() => expect(sent('POST /platform/article_categories/delete')).toEqual([{ id: 2 }]));
  type('新分类 中文', '活动');
  type('新分类 英文', 'Events');
  fireEvent.click(drawer.getByRole('button', { name: '添加' }));
  await waitFor(() =>
    expect(sent('POST /platform/article_categories/save')).toEqual([
      { name: { zh: '活动', en: 'Events' }, position: 2 },
    ]),
  );
});

test('a question is not saved before it has an answer', async () => {
  const help: Answers = {
    'GET /platform/help/list': { rows: [], total: 0, next: null },
    'GET /platform/help_categories/list': { rows: [category(1, '购物', 0)] },
  };
  openPage(<HelpScreen />, { answers: help, rights: ['help.read', 'help.write'] });
  const [button] = await screen.findAllByRole('button', { name: '新增问题' });
  if (button) fireEvent.click(button);
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true);
  type('问题 中文', '多久发货？');
  type('问题 英文', 'When is it sent?');
  expect(drawer.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true);
});
