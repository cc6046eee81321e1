// @vitest-environment jsdom
import type { CallIn } from '@chengji/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import type { Setting } from '../settings.view.ts';
import { SettingRow } from './SettingRow.tsx';

afterEach(closePage);

const save = 'POST /platform/settings/save';

const commission: Setting = {
  name: 'ledger.commission_rate',
  version: 2,
  group: 'ledger',
  label: '平台佣金',
  hint: '说明。',
  unit: 'basis_points',
  schema: { type: 'integer', minimum: 0, maximum: 5000 },
  value: 700,
  default: 500,
  changed_at: 1_700_000_000,
  changed_by: '周明远',
};

function open(setting: Setting, canWrite = true) {
  const row = (
    <ul>
      <SettingRow setting={setting} canWrite={canWrite} />
    </ul>
  );
  const answers = {
    [save]: ({ name, value }: CallIn<typeof save>) => ({ name, value, version: setting.version + 1 }),
  };
  const page = openPage(row, { answers });
  return () => page.sent(save);
}
const field = () => screen.getByLabelText<HTMLInputElement>('平台佣金');

test('a setting shows its value, its default and who changed it', () => {
  open(commission);
  expect(Number(field().value)).toBe(7);
  expect(screen.getByText(/默认 5 % · 可填 0–50 %/)).toBeDefined();
  expect(screen.getByText(/周明远/)).toBeDefined();
});

test('a rate is saved after a second look at old and new, in the market’s unit', async () => {
  const sent = open(commission);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  fireEvent.change(field(), { target: { value: '8.2' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/7 % → 8.2 %/)).toBeDefined();
  expect(sent()).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: '保存' });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(sent()).toEqual([{ name: 'ledger.commission_rate', version: 2, value: 820 }]));
});

test('a change can be undone before it is saved', () => {
  const sent = open(commission);
  fireEvent.change(field(), { target: { value: '6' } });
  fireEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(Number(field().value)).toBe(7);
  expect(sent()).toEqual([]);
});

test('the way back to the default is asked about first', async () => {
  const sent = open(commission);
  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(await screen.findByText(/「平台佣金」将变回 5 %/)).toBeDefined();
  expect(sent()).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: '恢复默认' });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(sent()).toEqual([{ name: 'ledger.commission_rate', version: 2, value: 500 }]));
});

test('a role that may only look finds nothing to press', () => {
  open(commission, false);
  expect(field().disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /保存|恢复默认/ })).toBeNull();
});

test('a time zone is searched by its name', async () => {
  const sent = open({
    ...commission,
    name: 'content.time_zone',
    label: '时区',
    hint: '说明。',
    unit: '',
    schema: { type: 'string', minLength: 1, maxLength: 64, format: 'time-zone' },
    value: 'Asia/Shanghai',
    default: 'Asia/Shanghai',
  });
  fireEvent.change(screen.getByLabelText('时区'), { target: { value: 'new_york' } });
  fireEvent.click(await screen.findByTitle('America/New_York'));
  expect(screen.queryByTitle('Europe/Berlin')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ name: 'content.time_zone', version: 2, value: 'America/New_York' }]),
  );
});
