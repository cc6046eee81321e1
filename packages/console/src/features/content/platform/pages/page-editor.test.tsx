// @vitest-environment jsdom
import type { PageBlock } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { newBlock } from '../../editor/block.ts';
import type { EditedPage } from '../../page.queries.ts';
import { PageEditorScreen } from './PageEditorScreen.tsx';

afterEach(closePage);

const version = {
  number: 3,
  state: 'shown' as const,
  made_at: 1_790_000_000,
  made_by: '周明远',
  publish_at: 1_790_000_000,
};
const goods = newBlock('goods_list', 'g');
const page = (change: Partial<EditedPage> = {}): EditedPage => ({
  id: 1,
  kind: 'home',
  title: { zh: '首页', en: 'Home' },
  changed: false,
  draft_saved_at: 1_790_000_000,
  shown: version,
  scheduled: null,
  version: 5,
  blocks: [newBlock('spacer', 's'), goods],
  ...change,
});

/** A market that keeps the draft it is sent, one version further each time. */
function market(change: Partial<EditedPage> = {}): Answers {
  let kept = page(change);
  const keep = (part: Partial<EditedPage>) => {
    kept = { ...kept, ...part, version: kept.version + 1 };
    return kept;
  };
  return {
    'GET /platform/pages/details': () => kept,
    'GET /platform/pages/list': { rows: [] },
    'POST /platform/pages/preview': { rows: [] },
    'GET /wanlshop/category/tree': { rows: [] },
    'POST /platform/pages/save': ({ blocks }) => keep({ blocks: blocks as PageBlock[], changed: true }),
    'POST /platform/pages/publish': ({ at }) =>
      at === undefined
        ? keep({ changed: false, shown: { ...version, number: 4 } })
        : keep({ scheduled: { ...version, number: 4, state: 'scheduled', publish_at: Number(at) } }),
    'POST /platform/pages/cancel': () => keep({ scheduled: null }),
    'GET /platform/pages/versions': { rows: [version], total: 1, next: null },
    'GET /platform/pages/version': { ...version, blocks: [newBlock('cube', 'old')] },
    'POST /platform/pages/restore': () => keep({ blocks: [newBlock('cube', 'old')], changed: true }),
  };
}
const write = ['pages.read', 'pages.write'];
const open = (answers = market(), rights = write) =>
  openPage(<PageEditorScreen />, { answers, rights, path: '/platform/pages/:id', at: '/platform/pages/1' });

const layers = () => within(screen.getByRole('list', { name: '图层' }));
const names = () =>
  layers()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const add = async (name: string) => {
  const palette = within(await screen.findByRole('region', { name: '组件' }));
  fireEvent.click(palette.getByRole('button', { name }));
};

test('a block is added below the one worked on, and the draft is saved after a pause', async () => {
  const { sent } = open();
  await screen.findByRole('list', { name: '图层' });
  fireEvent.click(layers().getByRole('button', { name: '间隔' }));
  await add('公告栏');
  expect(names()).toEqual(['间隔', '公告栏', '商品列表']);
  await screen.findByText('草稿尚未保存');
  await waitFor(() => expect(sent('POST /platform/pages/save')).toHaveLength(1));
  expect(sent('POST /platform/pages/save')[0]).toMatchObject({ id: 1, version: 5 });
  expect(await screen.findByText('有未发布的修改')).toBeDefined();
});

test('steps are taken back and done again by the keys', async () => {
  open();
  await add('公告栏');
  expect(names()).toHaveLength(3);
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(names()).toHaveLength(2);
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true, shiftKey: true });
  expect(names()).toHaveLength(3);
});

test('what is typed in a form is in the draft, and is taken back as one step', async () => {
  open();
  await screen.findByRole('list', { name: '图层' });
  fireEvent.click(layers().getByRole('button', { name: '商品列表' }));
  const title = screen.getByRole('textbox', { name: '标题 中文' });
  fireEvent.change(title, { target: { value: '当' } });
  fireEvent.change(title, { target: { value: '当季鲜果' } });
  expect(names()[1]).toContain('当季鲜果');
  press('撤销');
  expect(names()[1]).toContain('商品列表');
});

test('publishing asks first, saves what is not saved yet, and then shows it', async () => {
  const { sent } = open();
  await add('公告栏');
  press('发布');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('所有打开首页的人将在 2 秒内看到。')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(sent('POST /platform/pages/publish')).toEqual([{ id: 1, version: 6 }]));
  expect(sent('POST /platform/pages/save')).toHaveLength(1);
  expect(await screen.findByText('已全部发布')).toBeDefined();
});

test('a version that waits for its time can be called off', async () => {
  const { sent } = open(market({ scheduled: { ...version, number: 4, state: 'scheduled' } }));
  fireEvent.click(await screen.findByRole('button', { name: '取消定时' }));
  await waitFor(() => expect(sent('POST /platform/pages/cancel')).toEqual([{ id: 1 }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消定时' })).toBeNull());
});

test('an older version comes back into the draft, and the step can be taken back', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: '版本' }));
  fireEvent.click(await screen.findByRole('button', { name: '恢复为草稿' }));
  await waitFor(() => expect(names()).toEqual(['橱窗']));
  press('撤销');
  expect(names()).toHaveLength(2);
});

/** A market in which 林晓 saved a page of one spacer, after this editor was opened. */
function marketSavedByAnother(): Answers {
  const theirs = page({ version: 6, changed: true, blocks: [newBlock('spacer', 's')] });
  let kept = page();
  const refused = () => {
    kept = theirs;
    const conflict = { version: 6, current: theirs, saved_by: '林晓', saved_at: 1_799_999_940 };
    return refuse('common.edit_conflict', '保存前内容已被他人修改', { conflict });
  };
  return {
    ...market(),
    'GET /platform/pages/details': () => kept,
    'POST /platform/pages/save': ({ version, blocks }) =>
      version === 6 ? { ...theirs, version: 7, blocks: blocks as PageBlock[] } : refused(),
    'POST /platform/pages/publish': refused,
  };
}
const seeConflict = () => screen.findByText(/林晓.*保存过/, { selector: '.grow span' });

test('somebody else’s draft is not written over: theirs can be loaded, and one’s own is a step back', async () => {
  const { sent } = open(marketSavedByAnother());
  await add('公告栏');
  await seeConflict();
  press('载入对方的草稿');
  await waitFor(() => expect(names()).toEqual(['间隔']));
  press('撤销');
  expect(names()).toHaveLength(3);
  await waitFor(() => expect(sent('POST /platform/pages/save')).toHaveLength(2));
  expect(sent('POST /platform/pages/save')[1]).toMatchObject({ version: 6 });
});

test('one’s own draft is kept on purpose, and theirs is a step back', async () => {
  const { sent } = open(marketSavedByAnother());
  await add('公告栏');
  await seeConflict();
  press('保留我的');
  await waitFor(() => expect(sent('POST /platform/pages/save')).toHaveLength(2));
  expect(sent('POST /platform/pages/save')[1]).toMatchObject({ version: 6 });
  expect(names()).toHaveLength(3);
  press('撤销');
  expect(names()).toEqual(['间隔']);
});

test('what somebody else saved is not published unseen', async () => {
  open(marketSavedByAnother());
  await screen.findByRole('list', { name: '图层' });
  press('发布');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布' }));
  await seeConflict();
  press('载入对方的草稿');
  await waitFor(() => expect(names()).toEqual(['间隔']));
});

test('what the market would not take is marked and not saved', async () => {
  const { sent } = open(market({ blocks: [newBlock('picture', 'p')] }));
  await screen.findByRole('list', { name: '图层' });
  fireEvent.click(layers().getByRole('button', { name: '图片' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '跳转到' }));
  fireEvent.click(await screen.findByText('其他地址'));
  fireEvent.change(screen.getByRole('textbox', { name: '地址' }), {
    target: { value: 'javascript:alert(1)' },
  });
  expect(screen.getByRole('img', { name: '有内容填写有误' })).toBeDefined();
  expect(screen.getByRole('button', { name: '发布' }).hasAttribute('disabled')).toBe(true);
  await new Promise((done) => setTimeout(done, 1_000));
  expect(sent('POST /platform/pages/save')).toEqual([]);
});

test('a role that may only read changes nothing', async () => {
  open(market(), ['pages.read']);
  await screen.findByRole('list', { name: '图层' });
  expect(screen.queryByRole('region', { name: '组件' })).toBeNull();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  fireEvent.keyDown(layers().getAllByRole('button', { name: /移动/ })[0] as HTMLElement, {
    key: 'ArrowDown',
  });
  expect(names()).toEqual(['间隔', '商品列表']);
});
