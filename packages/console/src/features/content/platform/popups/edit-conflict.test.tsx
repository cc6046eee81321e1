// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import type { Popup } from '../../lists.view.ts';
import { PopupsScreen } from './PopupsScreen.tsx';

afterEach(closePage);

const popup: Popup = {
  id: 4,
  version: 1,
  title: { zh: '维护', en: 'Upkeep' },
  content: { zh: '今晚', en: 'Tonight' },
  image: '',
  url: '',
  audience: 'everyone',
  level: null,
  frequency: 'once',
  starts_at: null,
  ends_at: null,
  is_on: true,
  state: 'shown',
};
/** What a colleague saved while the drawer was open. */
const theirs: Popup = { ...popup, version: 2, content: { zh: '明晚', en: 'Tomorrow' } };
const conflict = (current: Popup) =>
  refuse('common.edit_conflict', '保存前内容已被他人修改', {
    conflict: { version: current.version, current, saved_by: '林晓', saved_at: 1_799_999_940 },
  });

const market = (standing: { now: Popup }): Answers => ({
  'GET /platform/popups/list': { rows: [popup] },
  'POST /platform/popups/save': (input) => {
    if (input.version !== standing.now.version) return conflict(standing.now);
    const { title, content } = input;
    standing.now = { ...standing.now, title, content, version: standing.now.version + 1 };
    return standing.now;
  },
});

async function retitle(title: string) {
  fireEvent.click(await screen.findByRole('button', { name: /编辑/ }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(drawer.getByRole('textbox', { name: '标题 中文' }), { target: { value: title } });
  fireEvent.click(drawer.getByRole('button', { name: '保存' }));
}
const asked = async () => {
  const title = await screen.findByText('有人在你编辑时保存过', { selector: '.ant-modal-confirm-title' });
  return within(title.closest('[role="dialog"]') as HTMLElement);
};
const fieldsAsked = (question: Awaited<ReturnType<typeof asked>>) =>
  question.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'));

test('of two who edit one pop-up, the second keeps both changes, from the newer version', async () => {
  const standing = { now: theirs };
  const { sent } = openPage(<PopupsScreen />, { answers: market(standing), rights: ['adverts.write'] });
  await retitle('停服维护');
  const question = await asked();
  expect(fieldsAsked(question)).toEqual(['标题', '文字']);
  expect(question.getByText('只有林晓', { exact: false })).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: '按所选保存' }));
  await waitFor(() => expect(standing.now.version).toBe(3));
  expect(standing.now).toMatchObject({ title: { zh: '停服维护' }, content: theirs.content });
  expect(sent('POST /platform/popups/save').map(({ version }) => version)).toEqual([1, 2]);
});

test('one’s own words are kept where they are chosen', async () => {
  const standing = { now: { ...theirs, title: { zh: '他的标题', en: 'Theirs' } } };
  openPage(<PopupsScreen />, { answers: market(standing), rights: ['adverts.write'] });
  await retitle('我的标题');
  const question = await asked();
  const title = within(question.getByRole('radiogroup', { name: '标题' }));
  expect(title.getByText('双方都改过')).toBeDefined();
  fireEvent.click(title.getByRole('radio', { name: /林晓/ }));
  fireEvent.click(title.getByRole('radio', { name: '我的修改' }));
  fireEvent.click(question.getByRole('button', { name: '按所选保存' }));
  await waitFor(() => expect(standing.now).toMatchObject({ title: { zh: '我的标题' }, version: 3 }));
});

test('closing the question leaves the form as it was, and saves nothing', async () => {
  const standing = { now: theirs };
  const { sent } = openPage(<PopupsScreen />, { answers: market(standing), rights: ['adverts.write'] });
  await retitle('停服维护');
  fireEvent.click((await asked()).getByRole('button', { name: '继续编辑' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '标题 中文' });
  expect(field.value).toBe('停服维护');
  expect(standing.now).toEqual(theirs);
  expect(sent('POST /platform/popups/save')).toHaveLength(1);
});

test('one who saves again in between is shown as well', async () => {
  const standing = { now: theirs };
  const { sent } = openPage(<PopupsScreen />, { answers: market(standing), rights: ['adverts.write'] });
  await retitle('停服维护');
  const first = await asked();
  standing.now = { ...theirs, version: 3, content: { zh: '后天', en: 'Later' } };
  fireEvent.click(first.getByRole('button', { name: '按所选保存' }));
  expect(await screen.findByText('后天')).toBeDefined();
  expect(sent('POST /platform/popups/save').map(({ version }) => version)).toEqual([1, 2]);
});
