// @vitest-environment jsdom

import { fakeMarket, noNetwork } from '@chengji/testkit/fake-market';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../copy-text.ts';
import { useModal } from '../modal.ts';
import { useToast } from '../toast.ts';
import { checkUpdate } from './update-check.ts';

const newer = { update: true, data: { version: '1.2.0', version_code: 1_200, content: '更快了' }, link: '' };
const asked = () => useModal.getState().asked[0];

beforeEach(() => localStorage.clear());
afterEach(() => {
  useModal.setState({ asked: [] });
  useToast.setState({ toast: null });
  vi.unstubAllGlobals();
});

describe('a newer app', () => {
  test('is offered with what is new in it', async () => {
    const market = fakeMarket({ 'GET /wanlshop/common/update': newer });
    void checkUpdate();
    await vi.waitFor(() => expect(asked()?.text).toBe('更快了'));
    expect(asked()).toMatchObject({ confirm: '立即更新', cancel: '忽略' });
    expect(market.asked('GET /wanlshop/common/update')).toEqual([
      { version: '1.1.11', version_code: '1111' },
    ]);
  });

  test('opens where it is to be had, once it is wanted', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    fakeMarket({ 'GET /wanlshop/common/update': { ...newer, link: 'https://example.com/app' } });
    const checked = checkUpdate();
    await vi.waitFor(() => expect(asked()).toBeDefined());
    asked()?.answer(true);
    await checked;
    expect(assign).toHaveBeenCalledWith('https://example.com/app');
  });

  test('that was ignored stays ignored, until there is one newer still', async () => {
    const market = fakeMarket({ 'GET /wanlshop/common/update': newer });
    const first = checkUpdate();
    await vi.waitFor(() => expect(asked()).toBeDefined());
    asked()?.answer(false);
    await first;
    await checkUpdate();
    expect(asked()).toBeUndefined();
    market.answer({
      'GET /wanlshop/common/update': { ...newer, data: { ...newer.data, version: '1.3.0', content: '' } },
    });
    void checkUpdate();
    await vi.waitFor(() => expect(asked()?.text).toBe('发现新版本，是否立即更新？'));
  });

  test('is not offered where there is none, or no network', async () => {
    const market = fakeMarket({ 'GET /wanlshop/common/update': { ...newer, update: false } });
    await checkUpdate();
    market.answer({ 'GET /wanlshop/common/update': noNetwork });
    await checkUpdate();
    expect([asked(), useToast.getState().toast]).toEqual([undefined, null]);
  });
});

describe('copying', () => {
  const getToast = () => useToast.getState().toast?.text;

  test.each([
    ['复制成功', { writeText: async () => {} }],
    ['复制失败', { writeText: () => Promise.reject(new Error('denied')) }],
    ['浏览器不支持', undefined],
  ])('says %s', async (words, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    await copyText('SF1024');
    expect(getToast()).toBe(words);
  });
});
