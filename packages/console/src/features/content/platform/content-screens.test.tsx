// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import type { Advert, Popup } from '../lists.view.ts';
import { AdvertsScreen } from './adverts/AdvertsScreen.tsx';
import { HotWordsScreen } from './hot-words/HotWordsScreen.tsx';
import { PagesListScreen } from './pages/PagesListScreen.tsx';
import { PopupsScreen } from './popups/PopupsScreen.tsx';

afterEach(closePage);

const advert = (id: number, zh: string): Advert => ({
  id,
  version: 1,
  place: 'open',
  position: id,
  title: { zh, en: zh },
  subtitle: { zh: '', en: '' },
  image: '/files/aa/one.webp',
  url: '',
  colour: '',
  starts_at: null,
  ends_at: null,
  state: 'shown',
});
const adverts = (): Answers => ({
  'GET /platform/adverts/list': { rows: [advert(1, '秋日'), advert(2, '冬藏')] },
  'POST /platform/adverts/order': { rows: [] },
  'POST /platform/adverts/save': advert(1, '秋日'),
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('adverts are put in another order by the keys', async () => {
  const { sent } = openPage(<AdvertsScreen />, { answers: adverts(), rights: ['adverts.write'] });
  fireEvent.keyDown(await screen.findByRole('button', { name: /移动「冬藏」/ }), { key: 'ArrowUp' });
  await waitFor(() => expect(sent('POST /platform/adverts/order')).toEqual([{ place: 'open', ids: [2, 1] }]));
});

test('an advert may lead outside, to an address of the web alone', async () => {
  const { sent } = openPage(<AdvertsScreen />, { answers: adverts(), rights: ['adverts.write'] });
  fireEvent.click(await screen.findByRole('button', { name: '编辑 秋日' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(drawer.getByRole('combobox', { name: '跳转到' }));
  fireEvent.click(await screen.findByText('其他地址'));
  const address = drawer.getByRole('textbox', { name: '地址' });
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  expect(drawer.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(address, { target: { value: 'https://example.com/' } });
  fireEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent('POST /platform/adverts/save')).toMatchObject([{ id: 1, url: 'https://example.com/' }]),
  );
});

test('a role that may only read moves and changes no advert', async () => {
  const { sent } = openPage(<AdvertsScreen />, { answers: adverts(), rights: ['adverts.read'] });
  fireEvent.keyDown(await screen.findByRole('button', { name: /移动「冬藏」/ }), { key: 'ArrowUp' });
  expect(screen.queryByRole('button', { name: /编辑|删除|新增/ })).toBeNull();
  expect(sent('POST /platform/adverts/order')).toEqual([]);
});

const popup = (id: number, zh: string, is_on: boolean, traits: Partial<Popup> = {}): Popup => ({
  id,
  version: 1,
  title: { zh, en: zh },
  content: { zh: '内容', en: 'words' },
  image: '',
  url: '',
  audience: 'everyone',
  level: null,
  frequency: 'once',
  starts_at: null,
  ends_at: null,
  is_on,
  state: is_on ? 'shown' : 'off',
  ...traits,
});

test('of each pop-up is said whom it is for, how often it is shown, and whether it is', async () => {
  const answers: Answers = {
    'GET /platform/popups/list': {
      rows: [
        popup(3, '双十一', true, { audience: 'level', level: 3, frequency: 'daily' }),
        popup(2, '中秋', true, { audience: 'not_ordered', state: 'waiting', starts_at: 1_900_000_000 }),
        popup(1, '国庆', false),
      ],
    },
  };
  openPage(<PopupsScreen />, { answers, rights: ['adverts.read'] });
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  for (const [row, texts] of [
    [1, ['3 级及以上会员', '每天一次', '长期展示', '展示中']],
    [2, ['未下过单的买家', '每人一次', '2030', '未开始']],
    [3, ['所有人', '已关闭']],
  ] as const)
    for (const text of texts) expect(rows[row]).toContain(text);
});

test('the words of the address choose the pop-ups', async () => {
  openPage(<PopupsScreen />, {
    answers: { 'GET /platform/popups/list': { rows: [popup(2, '双十一', true), popup(1, '国庆', false)] } },
    rights: ['adverts.read'],
    path: '/platform/popups',
    at: '/platform/popups?keyword=国庆',
  });
  expect(await screen.findByText('国庆')).toBeDefined();
  expect(screen.queryByText('双十一')).toBeNull();
});

test('a pop-up is written in both languages', async () => {
  const answers: Answers = {
    'GET /platform/popups/list': { rows: [] },
    'POST /platform/popups/save': ({ title, content }) => popup(4, '', true, { version: 1, title, content }),
  };
  const { sent } = openPage(<PopupsScreen />, { answers, rights: ['adverts.write'] });
  const [button] = await screen.findAllByRole('button', { name: '新增弹窗' });
  if (button) fireEvent.click(button);
  const drawer = within(await screen.findByRole('dialog'));
  for (const name of ['标题 中文', '标题 英文', '文字 中文', '文字 英文'])
    fireEvent.change(drawer.getByRole('textbox', { name }), { target: { value: name } });
  fireEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent('POST /platform/popups/save')).toEqual([
      {
        title: { zh: '标题 中文', en: '标题 英文' },
        content: { zh: '文字 中文', en: '文字 英文' },
        image: '',
        url: '',
        audience: 'everyone',
        level: null,
        frequency: 'once',
        starts_at: null,
        ends_at: null,
        is_on: true,
      },
    ]),
  );
});

const hotWords = (): Answers => ({
  'GET /platform/synonyms/list': {
    version: 3,
    rows: [
      { words: ['橙子', 'orange'], finds: [] },
      { words: ['衣服'], finds: ['衬衫'] },
    ],
  },
  'POST /platform/synonyms/save': (input) => ({ version: 4, rows: input.rows }),
  'GET /platform/hot_words/list': {
    version: 7,
    rows: [
      { word: { zh: '脐橙', en: 'oranges' }, hot: true },
      { word: { zh: '帐篷', en: 'tent' }, hot: false },
    ],
  },
  'POST /platform/hot_words/save': (input) => ({
    version: 9,
    rows: input.rows.map((row) => ({ ...row, hot: row.hot === true })),
  }),
});

test('hot words are saved in their order, once each is written in both languages', async () => {
  const { sent } = openPage(<HotWordsScreen />, { answers: hotWords(), rights: ['hot_words.write'] });
  const save = await screen.findByRole('button', { name: '保存' });
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(screen.getByRole('button', { name: /移动「帐篷」/ }), { key: 'ArrowUp' });
  press('添加（2 / 30）');
  expect(save.hasAttribute('disabled')).toBe(true);
  press('删除「未命名」');
  fireEvent.click(save);
  await waitFor(() =>
    expect(sent('POST /platform/hot_words/save')).toEqual([
      {
        version: 7,
        rows: [
          { word: { zh: '帐篷', en: 'tent' }, hot: false },
          { word: { zh: '脐橙', en: 'oranges' }, hot: true },
        ],
      },
    ]),
  );
});

test('synonyms are found by a word, changed, and saved as a whole', async () => {
  const { sent } = openPage(<HotWordsScreen />, { answers: hotWords(), rights: ['hot_words.write'] });
  const save = await screen.findByRole('button', { name: '保存同义词' });
  fireEvent.change(screen.getByRole('textbox', { name: '在同义词中查找' }), { target: { value: '衬衫' } });
  const finds = screen.getByRole('textbox', { name: /一并找到/ });
  fireEvent.change(finds, { target: { value: '衬衫，连衣裙' } });
  press('添加（2 / 1000）');
  expect(save.hasAttribute('disabled')).toBe(true);
  press('删除「未命名」');
  fireEvent.click(save);
  await waitFor(() =>
    expect(sent('POST /platform/synonyms/save')).toEqual([
      {
        version: 3,
        rows: [
          { words: ['橙子', 'orange'], finds: [] },
          { words: ['衣服'], finds: ['衬衫', '连衣裙'] },
        ],
      },
    ]),
  );
});

const version = { number: 2, state: 'shown' as const, made_at: 1, made_by: '周明远', publish_at: 1 };
const row = (id: number, kind: 'home' | 'named', zh: string) => ({
  id,
  kind,
  title: { zh, en: zh },
  changed: kind === 'named',
  draft_saved_at: 1,
  shown: version,
  scheduled: null,
});
const pages = (): Answers => ({
  'GET /platform/pages/list': { rows: [row(1, 'home', '首页'), row(4, 'named', '双十一会场')] },
  'POST /platform/pages/delete': null,
});

test('named pages can be found and deleted, the app’s own cannot', async () => {
  const { sent } = openPage(<PagesListScreen />, { answers: pages(), rights: ['pages.write'] });
  expect(await screen.findByText('共 2 个页面，1 个有未发布的修改')).toBeDefined();
  expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(1);
  press('删除');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent('POST /platform/pages/delete')).toEqual([{ id: 4 }]));
});

test('the words of the address choose the pages', async () => {
  openPage(<PagesListScreen />, {
    answers: pages(),
    rights: [],
    path: '/platform/pages',
    at: '/platform/pages?keyword=双十一',
  });
  expect(await screen.findByText('双十一会场')).toBeDefined();
  expect(screen.queryByText('首页')).toBeNull();
});
