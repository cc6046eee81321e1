// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { makeUser } from '../../../testing/users.ts';
import type { User } from '../users.view.ts';
import { UserActions } from './UserActions.tsx';

afterEach(closePage);

const kick = 'POST /platform/users/kick';
const setLevel = 'POST /platform/users/set-level';

const open = (state: User['state']) =>
  openPage(<UserActions user={makeUser({ nickname: '林小雨', level: 2, state })} />, {
    answers: { [kick]: null, [setLevel]: null },
  });
const press = (name: string, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at];
  if (button) fireEvent.click(button);
};

test('an account is frozen only for a reason, after a dialog shows what happens', async () => {
  const { sent } = open('active');
  press('冻结账号');
  expect(await screen.findByText(/解冻前不能登录/)).toBeDefined();
  press('冻结账号', 1);
  expect(sent(kick)).toEqual([]);
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: ' 刷单 ' } });
  press('冻结账号', 1);
  await waitFor(() => expect(sent(kick)).toEqual([{ id: 9, reason: '刷单', freeze: true }]));
});

test('logging someone out leaves their account as it is', async () => {
  const { sent } = open('active');
  press('强制下线');
  await screen.findByText(/可以重新登录/);
  press('强制下线', 1);
  await waitFor(() => expect(sent(kick)).toEqual([{ id: 9, reason: '' }]));
});

test('a frozen account can be let back in, and nothing else', async () => {
  const { sent } = open('frozen');
  expect(screen.queryByRole('button', { name: '强制下线' })).toBeNull();
  press('解除冻结');
  await screen.findByText('买家可以重新登录。');
  press('解除冻结', 1);
  await waitFor(() => expect(sent(kick)).toEqual([{ id: 9, reason: '', freeze: false }]));
});

test('a level is set from 1 to 99, and begins with the level the person has', async () => {
  const { sent } = open('active');
  press('设置等级');
  const level = await screen.findByLabelText('等级');
  expect(level).toHaveProperty('value', '2');
  fireEvent.change(level, { target: { value: '' } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^保\s*存$/ })).toHaveProperty('disabled', true),
  );
  fireEvent.change(level, { target: { value: '5' } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^保\s*存$/ })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  await waitFor(() => expect(sent(setLevel)).toEqual([{ id: 9, level: 5 }]));
  expect(await screen.findByText('林小雨的等级已设为 5')).toBeDefined();
});
