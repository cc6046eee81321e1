// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from './language.ts';
import { toPageAddress } from './sandbox-page.ts';

afterEach(() => changeLanguage('zh'));

test('a page of the sandbox opens in the language of the app', () => {
  changeLanguage('en');
  const { pathname, searchParams, hash } = new URL(
    toPageAddress('/sandbox/pay/wx1?redirect_url=%2F%23%2Fpages%2Fcart#wechat_redirect'),
  );
  expect([pathname, searchParams.get('lang'), searchParams.get('redirect_url'), hash]).toEqual([
    '/sandbox/pay/wx1',
    'en',
    '/#/pages/cart',
    '#wechat_redirect',
  ]);
});

test('any other page is opened as it is', () => {
  const url = 'https://wx.tenpay.example/checkmweb?prepay_id=1&package=2';
  expect(toPageAddress(url)).toBe(url);
});
