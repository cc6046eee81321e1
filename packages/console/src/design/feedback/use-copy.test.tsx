// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { CopyText } from '../values/CopyText.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await closePage();
});

const refuse = () => Promise.reject(new Error('not allowed'));

describe('copying a number', () => {
  test.each([
    ['已复制', { writeText: () => Promise.resolve() }],
    ['复制失败', { writeText: refuse }],
    ['浏览器不支持', undefined],
  ])('says %s', async (said, clipboard) => {
    vi.stubGlobal('navigator', { userAgent: '', language: 'zh-CN', clipboard });
    openPage(<CopyText value="2026112700001" />, { answers: {} });
    fireEvent.click(await screen.findByRole('button', { name: '复制 2026112700001' }));
    expect(await screen.findByText(said)).toBeDefined();
  });
});
