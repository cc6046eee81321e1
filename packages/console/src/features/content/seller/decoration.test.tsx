// @vitest-environment jsdom
import type { PageBlock } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { newBlock } from '../editor/block.ts';
import type { EditedPage } from '../page.queries.ts';
import { DecorationScreen } from './DecorationScreen.tsx';

afterEach(closePage);

function market(): Answers {
  let kept: EditedPage = {
    id: 21,
    kind: 'shop',
    title: { zh: '店铺', en: 'Shop' },
    changed: true,
    draft_saved_at: 1_790_000_000,
    shown: null,
    scheduled: null,
    version: 1,
    blocks: [],
  };
  const keep = (part: Partial<EditedPage>) => {
    kept = { ...kept, ...part, version: kept.version + 1 };
    return kept;
  };
  const version = { number: 1, state: 'shown' as const, made_at: 1, made_by: '店主', publish_at: 1 };
  return {
    'GET /seller/pages/details': () => kept,
    'POST /seller/pages/preview': { rows: [] },
    'POST /seller/pages/save': ({ blocks }) => keep({ blocks: blocks as PageBlock[] }),
    'POST /seller/pages/publish': () => keep({ changed: false, shown: version }),
    'POST /seller/pages/restore': () => keep({ blocks: [newBlock('spacer', 's')] }),
    'GET /seller/pages/versions': { rows: [version], total: 1, next: null },
  };
}
const open = (rights = ['decoration.read', 'decoration.write']) =>
  openPage(<DecorationScreen />, { answers: market(), area: 'seller', rights });
const palette = async () => within(await screen.findByRole('region', { name: '组件' }));

test('a shop’s page begins empty, and other shops are not among what can be added', async () => {
  open();
  const blocks = await palette();
  expect(screen.getByText('尚未发布')).toBeDefined();
  expect(screen.getByText('还没有组件，点击上方添加')).toBeDefined();
  expect(blocks.queryByRole('button', { name: '店铺推荐' })).toBeNull();
  expect(blocks.getByRole('button', { name: '商品列表' })).toBeDefined();
});

test('it is saved and published as the shop’s own, without a name or a number', async () => {
  const { sent } = open();
  fireEvent.click((await palette()).getByRole('button', { name: '间隔' }));
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('所有打开本店的人将在 2 秒内看到。')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(sent('POST /seller/pages/publish')).toEqual([{ version: 2 }]));
  expect(Object.keys(sent('POST /seller/pages/save')[0] ?? {})).toEqual(['version', 'blocks']);
});

test('a version of the shop is taken back into its draft', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '版本' }));
  fireEvent.click(await screen.findByRole('button', { name: '恢复为草稿' }));
  await waitFor(() => expect(sent('POST /seller/pages/restore')).toEqual([{ version: 1, number: 1 }]));
  const layers = within(screen.getByRole('list', { name: '图层' }));
  await waitFor(() => expect(layers.getAllByRole('listitem')).toHaveLength(1));
});

test('who may only look sees the page and nothing to press', async () => {
  open(['decoration.read']);
  expect(await screen.findByRole('heading', { name: '店铺装修' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /发布|撤销/ })).toBeNull();
});
