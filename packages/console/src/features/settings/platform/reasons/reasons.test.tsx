// @vitest-environment jsdom
import '../../../../testing/resize-observer.ts';
import { refundsSettings } from '@chengji/contract/refunds/refunds.settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import type { Setting } from '../../settings.view.ts';
import { SettingRow } from '../SettingRow.tsx';

afterEach(closePage);

const { schema, default: all } = refundsSettings['refunds.reasons'];
const value = all.slice(0, 2);
const setting: Setting = {
  name: 'refunds.reasons',
  version: 1,
  group: 'refunds',
  label: '退款原因',
  hint: '说明。',
  unit: '',
  schema: z.toJSONSchema(schema),
  value,
  default: value,
  changed_at: null,
  changed_by: null,
};

const open = (canWrite = true) =>
  openPage(
    <ul>
      <SettingRow setting={setting} canWrite={canWrite} />
    </ul>,
    {
      rights: ['settings.read', 'settings.write'],
      answers: { 'POST /platform/settings/save': { name: setting.name, version: 2, value: [] } },
    },
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: words } });

describe('the reasons for a refund', () => {
  test('are added in both languages, and saved as a whole', async () => {
    const { sent } = open();
    press('退款原因');
    press('添加原因');
    const done = await screen.findByRole<HTMLButtonElement>('button', { name: /^确\s*定$/ });
    type('中文', '颜色不符');
    type('英文', 'Wrong colour');
    type('代码', 'no_longer_wanted');
    expect(done.disabled).toBe(true);
    type('代码', 'wrong_colour');
    await waitFor(() => expect(done.disabled).toBe(false));
    fireEvent.click(screen.getByText('商家原因', { selector: '.ant-segmented-item-label' }));
    fireEvent.click(done);
    await screen.findByText('颜色不符 · Wrong colour');
    press('使用这些原因');
    press(/保\s*存/);
    const added = {
      code: 'wrong_colour',
      zh: '颜色不符',
      en: 'Wrong colour',
      kinds: ['refund_only', 'return_and_refund'],
      fault: 'shop',
    };
    await waitFor(() =>
      expect(sent('POST /platform/settings/save')).toEqual([
        { name: 'refunds.reasons', version: 1, value: [...value, added] },
      ]),
    );
  });

  test('are put in another order and taken away', async () => {
    const { sent } = open();
    press('退款原因');
    fireEvent.keyDown(screen.getByRole('button', { name: /移动「不想要了」/ }), { key: 'ArrowDown' });
    press('删除 拍错 / 多拍');
    press('使用这些原因');
    press(/保\s*存/);
    await waitFor(() =>
      expect(sent('POST /platform/settings/save')[0]).toMatchObject({ value: value.slice(0, 1) }),
    );
  });

  test('are only read by a role that may not change settings', () => {
    open(false);
    press('退款原因');
    expect(screen.getByText('不想要了 · No longer wanted')).toBeDefined();
    expect(screen.queryByRole('button', { name: '添加原因' })).toBeNull();
  });
});
