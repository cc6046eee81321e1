// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { RichEditor } from './RichEditor.tsx';

afterEach(cleanup);

const isEditable = () => screen.getByRole('textbox', { name: '正文' }).getAttribute('contenteditable');

test('a text is typed in, but not where a page is only looked at', () => {
  const editor = <RichEditor label="正文" html="<p>第一段</p>" onChange={() => {}} />;
  const { rerender } = render(editor);
  expect(isEditable()).toBe('true');
  rerender(<ConfigProvider componentDisabled>{editor}</ConfigProvider>);
  expect(isEditable()).toBe('false');
});
