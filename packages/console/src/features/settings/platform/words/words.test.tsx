// @vitest-environment jsdom
import '../../../../testing/resize-observer.ts';
import { settings } from '@chengji/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import type { Setting } from '../../settings.view.ts';
import { SettingRow } from '../SettingRow.tsx';

afterEach(closePage);

const setting: Setting = {
  name: 'content.blocked_words',
  version: 3,
  group: 'content',
  label: '违禁词',
  hint: '说明。',
  unit: '',
  schema: z.toJSONSchema(settings['content.blocked_words'].schema, { io: 'input' }),
  value: ['枪支', 'scam'],
  default: [],
  changed_at: null,
  changed_by: null,
};

const open = (canWrite = true, value: unknown = setting.value) =>
  openPage(
    <ul>
      <SettingRow setting={{ ...setting, value }} canWrite={canWrite} />
    </ul>,
    {
      rights: ['settings.read', 'settings.write'],
      answers: { 'POST /platform/settings/save': { name: setting.name, version: 4, value: [] } },
    },
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, words: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: words } });

describe('the blocked words', () => {
  test('are pasted one a line and taken out by name, and saved as a whole', async () => {
    const { sent } = open();
    press('违禁词');
    await screen.findByText('2 / 2000 个词');
    type('添加词，每行一个', '假药\nＳＣＡＭ\n***');
    press(/^添\s*加$/);
    await screen.findByText(/已添加 1 个 · 1 个已在列表中 · 1 个过长或没有文字：\*\*\*/);
    press(/移除.*枪支|枪支.*移除/);
    press('使用这些词');
    press(/^保\s*存$/);
    await waitFor(() =>
      expect(sent('POST /platform/settings/save')).toMatchObject([{ value: ['scam', '假药'], version: 3 }]),
    );
  });

  test('are found by a part, and only looked at by who may not change them', async () => {
    open(false);
    press('违禁词');
    await screen.findByText('枪支');
    type('查找', 'SC');
    await waitFor(() => expect(screen.queryByText('枪支')).toBeNull());
    expect(screen.getByText('scam')).toBeDefined();
    expect(screen.queryByRole('button', { name: /移除|使用这些词/ })).toBeNull();
  });

  test('are shown a page at a time', async () => {
    open(
      true,
      Array.from({ length: 60 }, (_, index) => `词${index}`),
    );
    press('违禁词');
    await screen.findByText('词59');
    expect(screen.queryByText('词0')).toBeNull();
    fireEvent.click(screen.getByTitle('2'));
    await screen.findByText('词0');
  });
});
