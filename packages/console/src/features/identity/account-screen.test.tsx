// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { AccountScreen } from './AccountScreen.tsx';

afterEach(closePage);

type Security = CallOut<'GET /platform/auth/security'>;
const codes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHIJ'[at]}`);
const enrolment = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x:admin?secret=JBSW' };
const session = { ip: '10.0.0.1', opened_at: 1_700_000_000, seen_at: 1_700_000_000 };

function openAccount(factor: Partial<Security['second_factor']>, more: Answers = {}) {
  const second_factor = { enrolled_at: null, is_required: false, recovery_codes_left: 0, ...factor };
  return openPage(<AccountScreen area="platform" />, {
    answers: {
      'GET /platform/auth/security': () => ({ second_factor, confirm_minutes: 10 }),
      'GET /platform/auth/sessions': {
        rows: [
          { ...session, id: 1, is_current: true, system: 'macos', app: 'chrome' },
          { ...session, id: 2, is_current: false, system: 'unknown', app: 'unknown' },
        ],
      },
      'POST /platform/second_factor/begin': enrolment,
      'POST /platform/second_factor/confirm': () => {
        second_factor.enrolled_at = 1_700_000_000;
        second_factor.recovery_codes_left = 10;
        return { recovery_codes: codes };
      },
      ...more,
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a second factor is set up by its QR code or key, and shows its recovery codes once', async () => {
  const { sent } = openAccount({});
  fireEvent.click(await screen.findByRole('button', { name: '启用两步验证' }));
  await screen.findByRole('img', { name: '两步验证二维码' });
  screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } });
  press('完成设置');
  const list = await screen.findByRole('list', { name: '恢复码' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(sent('POST /platform/second_factor/confirm')).toEqual([{ code: '123456' }]);
  press('我已保存');
  await screen.findByText('剩余 10 个');
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

test('a role that must have a second factor is offered no way to switch it off', async () => {
  openAccount({ enrolled_at: 1_700_000_000, is_required: true, recovery_codes_left: 2 });
  await screen.findByText('你的角色必须启用两步验证。');
  await screen.findByText('恢复码只剩 2 个，建议重新生成。');
  expect(screen.queryByRole('button', { name: '关闭两步验证' })).toBeNull();
});

test('other devices are logged out one by one, this one is not', async () => {
  const { sent } = openAccount({}, { 'POST /platform/auth/session/end': null });
  await screen.findByText('本机');
  screen.getByText('Chrome · macOS');
  press('下线');
  const question = await screen.findByRole('dialog', { name: '让「未知设备」下线？' });
  fireEvent.click(within(question).getByRole('button', { name: '下线' }));
  await screen.findByText('已下线');
  expect(sent('POST /platform/auth/session/end')).toEqual([{ id: 2 }]);
});
