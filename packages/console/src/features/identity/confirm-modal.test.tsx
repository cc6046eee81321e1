// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSend } from '../../kernel/use-call.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

afterEach(closePage);

const saved = { name: 'orders.auto_close_minutes', value: 20 };

/** A form that knows nothing of confirmations, as all of them do. */
function SomeForm() {
  const save = useSend('POST /platform/settings/save');
  return (
    <>
      <button type="button" onClick={() => save.mutate(saved)}>
        save
      </button>
      <output>{save.status}</output>
      <ConfirmModal />
    </>
  );
}

/** The market's end: it asks for a confirmation until the right password came. */
function openForm(enrolledAt: number | null, more: Answers = {}) {
  let isConfirmed = false;
  return openPage(<SomeForm />, {
    answers: {
      'GET /platform/auth/security': {
        second_factor: { enrolled_at: enrolledAt, is_required: false, recovery_codes_left: 10 },
        confirm_minutes: 10,
      },
      'POST /platform/settings/save': () =>
        isConfirmed ? { ...saved, version: 1 } : refuse('identity.confirmation_required', '请先验证密码'),
      'POST /platform/auth/confirm': ({ password }) => {
        if (password !== 'demo1234') return refuse('identity.wrong_password', '密码不正确');
        isConfirmed = true;
        return null;
      },
      ...more,
    },
  });
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /确认$/ });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a change that needs a confirmation asks for the password and is made again by itself', async () => {
  const { sent } = openForm(null);
  press('save');
  await screen.findByText('此操作涉及资金、权限或系统设置。验证后 10 分钟内不再询问。');
  type('密码', 'wrong');
  fireEvent.click(confirmButton());
  expect((await screen.findByRole('alert')).textContent).toContain('密码不正确');
  type('密码', 'demo1234');
  fireEvent.click(confirmButton());
  await screen.findByText('success');
  expect(sent('POST /platform/settings/save')).toEqual([saved, saved]);
  expect(sent('POST /platform/auth/confirm')).toEqual([{ password: 'wrong' }, { password: 'demo1234' }]);
});

test('a person with a second factor is asked for its code as well', async () => {
  const { sent } = openForm(1_700_000_000);
  press('save');
  await screen.findByLabelText('验证码');
  type('密码', 'demo1234');
  expect(confirmButton().disabled).toBe(true);
  type('验证码', '123456');
  fireEvent.click(confirmButton());
  await screen.findByText('success');
  expect(sent('POST /platform/auth/confirm')).toEqual([{ password: 'demo1234', code: '123456' }]);
});

test('a person who declines to confirm sees why nothing was done', async () => {
  const { sent } = openForm(null);
  press('save');
  await screen.findByText(/10 分钟内不再询问/);
  press('取消');
  await screen.findByText('error');
  await screen.findByText('请先验证密码');
  expect(sent('POST /platform/settings/save')).toHaveLength(1);
});

test('changes that wait for one confirmation are asked for together', async () => {
  const { sent } = openForm(null);
  press('save');
  press('save');
  await screen.findByText(/10 分钟内不再询问/);
  expect(screen.getAllByLabelText('密码')).toHaveLength(1);
  type('密码', 'demo1234');
  fireEvent.click(confirmButton());
  await waitFor(() => expect(sent('POST /platform/settings/save')).toHaveLength(4));
  expect(sent('POST /platform/auth/confirm')).toHaveLength(1);
});
