/** What the operator does to the home page, and what a shopper sees of it meanwhile. */
import { expect, test } from '../../market-test.ts';
import { pageEditor } from '../../pages/console/page-editor.ts';
import { findTopPage } from '../../pages/screen.ts';
import { home } from '../../pages/shopping/home.ts';
import { openConsoleSessions, operator } from '../../people.ts';

/** The first list of goods on the home page, whose draft is as shown: what it is called, and the page's newest version. */
async function homePage() {
  const call = await operator();
  const page = (await call('GET /platform/pages/list')).rows.find(({ kind }) => kind === 'home');
  const { id, version, shown } = await call('GET /platform/pages/details', { id: page?.id ?? 0 });
  const { blocks } = await call('POST /platform/pages/restore', { id, version, number: shown?.number ?? 0 });
  const list = blocks.find(({ type }) => type === 'goods_list');
  const title = list?.type === 'goods_list' ? list.params.title.zh : '';
  const getBlocks = async (number: number) =>
    (await call('GET /platform/pages/version', { id, number })).blocks;
  return { id, title, version: shown?.number ?? 0, getBlocks };
}

test('a change that is published is seen on an open phone, and an older version comes back exactly', async ({
  openPhone,
  openConsole,
}) => {
  const { id, title, version, getBlocks } = await homePage();
  const renamed = `${title} · ${version}`;
  const phone = await openPhone();
  await home(phone).open();
  const onPhone = (words: string) => findTopPage(phone).getByRole('heading', { name: words, exact: true });
  await expect(onPhone(title)).toBeVisible();

  const desktop = await openConsole('zh', (await openConsoleSessions(1)).sessions);
  const editor = pageEditor(desktop);
  await editor.open(id);
  await editor.pick(title);
  await editor.entitle(renamed);
  await expect(editor.inPhone.getByText(renamed)).toBeVisible();
  await expect(onPhone(title)).toBeVisible();

  await editor.publish();
  await expect(onPhone(renamed)).toBeVisible();

  await editor.restore(version);
  await expect(editor.inPhone.getByText(title, { exact: true })).toBeVisible();
  await editor.publish();
  await expect(onPhone(title)).toBeVisible();
  expect(await getBlocks(version + 2)).toEqual(await getBlocks(version));
});

test('blocks are moved by the keyboard, and the step is taken back exactly', async ({ openConsole }) => {
  const { id } = await homePage();
  const editor = pageEditor(await openConsole('zh', (await openConsoleSessions(1)).sessions));
  await editor.open(id);
  const before = await editor.layers.getByRole('listitem').allInnerTexts();
  await editor.moveDown(before[0]?.trim() ?? '');
  await expect(editor.layers.getByRole('listitem')).toHaveText([
    before[1] ?? '',
    before[0] ?? '',
    ...before.slice(2),
  ]);
  await editor.undo();
  await expect(editor.layers.getByRole('listitem')).toHaveText(before);
});

for (const pointer of ['mouse', 'finger'] as const)
  test(`a block is dragged to the place of another with the ${pointer}, and the step is taken back exactly`, async ({
    openConsole,
  }) => {
    const { id } = await homePage();
    const editor = pageEditor(await openConsole('zh', (await openConsoleSessions(1)).sessions));
    await editor.open(id);
    const items = editor.layers.getByRole('listitem');
    const before = await items.allInnerTexts();
    await editor.drag(pointer, 2, 0);
    await expect(items).toHaveText([before[2] ?? '', before[0] ?? '', before[1] ?? '', ...before.slice(3)]);
    await editor.undo();
    await expect(items).toHaveText(before);
  });
