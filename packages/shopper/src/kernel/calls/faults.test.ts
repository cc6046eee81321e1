// @vitest-environment jsdom

import { CallError } from '@chengji/client-kit';
import { ignoreErrors, isNetworkFault } from '@chengji/client-kit/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../language.ts';
import { saveSwitches } from '../session/user-store.ts';
import { useToast } from '../toast.ts';
import { faultText, onLoginExpired, reportFault } from './faults.ts';

const http = (status: number, msg = '') => new CallError('http', { status, msg });
const refused = (code: number, msg: string) => new CallError('refused', { status: 200, code, msg });

afterEach(() => {
  changeLanguage('zh');
  useToast.setState({ toast: null });
  vi.unstubAllGlobals();
});

describe('a failed call is reported', () => {
  test('404 and 500 in words of their own', () => {
    expect(faultText(http(404))).toBe('API 接口不存在');
    expect(faultText(http(500, 'fault 3f2'))).toBe('API 服务器繁忙');
  });

  test('any other status in the words of the answer', () => {
    expect(faultText(http(429, '请稍后再试'))).toBe('请稍后再试');
    expect(faultText(http(502))).toBe('请求失败（502）');
  });

  test('a refusal in its own words, code 4 not at all', () => {
    expect(faultText(refused(0, '库存不足'))).toBe('库存不足');
    expect(faultText(refused(4, '库存不足'))).toBe('');
  });

  test('a missing network as such, a call taken back not at all', () => {
    expect(faultText(new CallError('offline'))).toBe('网络状态不佳');
    expect(faultText(new CallError('timeout'))).toBe('网络状态不佳');
    expect(faultText(new CallError('aborted'))).toBe('');
    expect(isNetworkFault(http(500))).toBe(false);
  });

  test('in the language chosen', async () => {
    changeLanguage('en');
    await vi.waitFor(() => expect(faultText(http(500))).toBe('The server is busy. Please try again later'));
  });
});

test('401 shows the message and leads to login', () => {
  const login = vi.fn();
  onLoginExpired(login);
  reportFault(http(401, '登录已过期'));
  expect(useToast.getState().toast?.text).toBe('登录已过期');
  expect(login).toHaveBeenCalledOnce();
  reportFault(http(500));
  expect(login).toHaveBeenCalledOnce();
});

test('what the stores fetch on their own fails in silence', async () => {
  expect(await ignoreErrors(Promise.reject(http(500)))).toBeUndefined();
  expect(useToast.getState().toast).toBeNull();
});

describe('a toast', () => {
  test('lasts three seconds, and a later one takes its place', () => {
    vi.useFakeTimers();
    reportFault(http(404));
    vi.advanceTimersByTime(2_000);
    reportFault(http(500));
    vi.advanceTimersByTime(1_000);
    expect(useToast.getState().toast?.text).toBe('API 服务器繁忙');
    vi.advanceTimersByTime(2_000);
    expect(useToast.getState().toast).toBeNull();
    vi.useRealTimers();
  });

  test('shakes the phone only while the vibration setting is on', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    saveSwitches({ shock: true });
    reportFault(http(500));
    expect(vibrate).toHaveBeenCalledOnce();
    saveSwitches({ shock: false });
    reportFault(http(500));
    expect(vibrate).toHaveBeenCalledOnce();
    saveSwitches({ shock: true });
  });
});
