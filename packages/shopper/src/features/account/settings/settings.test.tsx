// @vitest-environment jsdom

import { noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { savePrivacy, usePrivacy } from '../../../kernel/session/privacy-store.ts';
import { isLoggedIn, useUser } from '../../../kernel/session/user-store.ts';
import { readStored, store } from '../../../kernel/storage.ts';
import { chooseTheme } from '../../../kernel/theme.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { rememberSearch, useSearchHistory } from '../../catalog/search/search-history.ts';

afterEach(async () => {
  chooseTheme('light');
  savePrivacy({ keepsSearches: true, reviewsAnonymously: false });
  await closeApp();
});
const asLin = { person: lin };
const setting = (page: string) => `/pages/user/setting/${page}`;
const isOn = (label: string) =>
  front().getByRole('switch', { name: label }).getAttribute('aria-checked') === 'true';

describe('the settings', () => {
  test('ask a visitor to log in, and show them what is not a person’s', async () => {
    openApp(setting('setting'));
    await see('通用');
    expect(doesNotSee('退出登录')).toBe(true);
    await press(/登录 \/ 注册/, 'link');
    await arrive('/pages/user/auth/auth');
  });

  test('send a visitor who wants their security to the login', async () => {
    openApp(setting('setting'));
    await press('账号与安全');
    await arrive('/pages/user/auth/auth');
  });

  test('show who is logged in, and let them out when they confirm it', async () => {
    openApp(setting('setting'), { 'GET /wanlshop/user/logout': null }, asLin);
    await see('林小满');
    await see('138 **** 0001');
    await press('退出登录');
    await press('取消');
    expect(isLoggedIn()).toBe(true);
    await press('退出登录');
    await press('确定');
    await waitFor(() => expect(isLoggedIn()).toBe(false));
  });

  test('lead to every page of theirs', async () => {
    openApp(setting('setting'), {}, asLin);
    for (const [label, page] of [
      ['个人资料', setting('user')],
      ['消息通知', setting('notice')],
      ['隐私设置', setting('privacy')],
      ['通用', setting('currency')],
      ['关于橙集', setting('about')],
    ] as const) {
      await press(label);
      await arrive(page);
      await press('返回');
      await arrive(setting('setting'));
    }
  });
});

test('the profile is saved with what was changed, and leads to the picture', async () => {
  const market = openApp(setting('setting'), { 'POST /wanlshop/user/save': { userinfo: lin } }, asLin);
  act(() => go('pages/user/setting/user'));
  await fill('一句话介绍自己', '爱吃橙子');
  await press('保存');
  await seeToast('已保存');
  expect(market.asked('POST /wanlshop/user/save')[0]).toMatchObject({ bio: '爱吃橙子', nickname: '林小满' });
});

describe('the notice switches', () => {
  test('are on at first, and are stored with the person', async () => {
    openApp(setting('notice'), {}, asLin);
    await see('震动');
    expect([isOn('消息提醒'), isOn('震动'), isOn('声音')]).toEqual([true, true, true]);
    await press('震动', 'switch');
    await press('声音', 'switch');
    expect(useUser.getState().user).toMatchObject({ pushs: true, shock: false, voice: false });
    expect(readStored(STORAGE_KEY.user)).toMatchObject({ shock: false, voice: false });
  });

  test('say so when the browser blocks what was switched on', async () => {
    openApp(setting('notice'), {}, asLin);
    vi.stubGlobal('Notification', { requestPermission: async () => 'denied' });
    await press('消息提醒', 'switch');
    await press('消息提醒', 'switch');
    await seeToast('浏览器已禁止通知，请在浏览器设置中允许');
  });
});

describe('the privacy settings', () => {
  test('clear the search history, of which no more is stored', async () => {
    openApp(setting('privacy'));
    act(() => rememberSearch('龙井'));
    await press('保留搜索历史', 'switch');
    act(() => rememberSearch('普洱'));
    expect(useSearchHistory.getState().words).toEqual([]);
    expect(readStored(STORAGE_KEY.privacy)).toMatchObject({ keepsSearches: false });
  });

  test('make reviews anonymous from then on', async () => {
    openApp(setting('privacy'));
    await press('默认匿名评价', 'switch');
    expect(usePrivacy.getState().reviewsAnonymously).toBe(true);
  });

  test('say what the browser lets the app do', async () => {
    openApp(setting('privacy'));
    await waitFor(() => expect(front().getAllByText('不支持')).toHaveLength(2));
  });

  test('open the statement by its article', async () => {
    openApp(setting('privacy'), {
      'GET /wanlshop/article/details': refuse('common.not_found', '内容不存在'),
    });
    await press('隐私声明');
    await arrive('/pages/article/details?id=privacy');
  });
});

describe('the general settings', () => {
  test('follow the language chosen', async () => {
    openApp(setting('currency'));
    await press(/语言/);
    await press('English', 'radio');
    await see('Clear cache');
  });

  test('lead to the appearance, which is painted at once', async () => {
    openApp(setting('currency'));
    await press(/外观/);
    await arrive('/pages/user/theme');
    await press('深色', 'radio');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await press('浅色', 'radio');
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  test('clear the stored data once it is confirmed, and leave the person logged in', async () => {
    openApp(setting('currency'), {}, asLin);
    act(() => rememberSearch('龙井'));
    store(STORAGE_KEY.cart, [{ shop_id: 1 }]);
    await press('清除缓存');
    await press('确定');
    await seeToast('已清除');
    expect(useSearchHistory.getState().words).toEqual([]);
    expect(isLoggedIn()).toBe(true);
    expect(readStored(STORAGE_KEY.cart)).not.toBeNull();
  });
});

describe('about', () => {
  const update = (isNewer: boolean) => ({
    update: isNewer,
    data: { version: '1.2.0', version_code: 1_200, content: '更快了' },
    link: '',
  });

  test('shows the version and who runs the market', async () => {
    openApp(setting('about'));
    await see('版本 1.1.11');
    expect((await see('400-000-0000')).getAttribute('href')).toBe('tel:400-000-0000');
  });

  test('says that there is nothing newer', async () => {
    openApp(setting('about'), { 'GET /wanlshop/common/update': update(false) });
    await press(/检查更新/);
    await seeToast('已是最新版本');
  });

  test('offers an update again that was ignored before', async () => {
    openApp(setting('about'), { 'GET /wanlshop/common/update': update(true) });
    store(STORAGE_KEY.ignoredUpdate, '1.2.0');
    await press(/检查更新/);
    await see('更快了');
    await press('忽略');
  });

  test('says when the market cannot be asked', async () => {
    openApp(setting('about'), { 'GET /wanlshop/common/update': noNetwork });
    await press(/检查更新/);
    await seeToast('网络状态不佳');
  });
});
