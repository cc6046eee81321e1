// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  arrive,
  closeApp,
  doesNotSee,
  fill,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { clearSearchHistory, rememberSearch, useSearchHistory } from './search-history.ts';

beforeEach(clearSearchHistory);
afterEach(closeApp);

const suggest = 'GET /wanlshop/search/suggest';
const market: Answers = {
  'GET /wanlshop/search/hot': { rows: [{ word: '脐橙', hot: true }] },
  [suggest]: { rows: [] },
};
const open = (more: Answers = {}) => openApp('/pages/page/search', { ...market, ...more });
const hint = '搜索商品、店铺';

describe('a search', () => {
  test('without words asks for some', async () => {
    const asked = open();
    await fill(hint, '   ');
    await press('搜索');
    await seeToast('请输入内容。');
    expect(asked.asked('GET /wanlshop/goods/list')).toEqual([]);
  });

  test('without words searches for the hint it came with', async () => {
    openApp(`/pages/page/search?hint=${encodeURIComponent('脐橙')}`, market);
    await press('搜索');
    await arrive(`/pages/product/list?keyword=${encodeURIComponent('脐橙')}`);
  });

  test('leads to the goods, and is remembered', async () => {
    open();
    await fill(hint, ' 耳机 ');
    await press('搜索');
    await arrive(`/pages/product/list?keyword=${encodeURIComponent('耳机')}`);
    expect(useSearchHistory.getState().words).toEqual(['耳机']);
  });

  test('of what many search for is one press away', async () => {
    open();
    await press(/脐橙/);
    await arrive(`/pages/product/list?keyword=${encodeURIComponent('脐橙')}`);
  });
});

describe('the history', () => {
  test('is searched again by a press', async () => {
    rememberSearch('帐篷');
    open();
    await press('帐篷');
    await arrive(`/pages/product/list?keyword=${encodeURIComponent('帐篷')}`);
  });

  test('is cleared only when that is confirmed', async () => {
    rememberSearch('帐篷');
    open();
    await press('清空历史搜索');
    await see('是否清理全部搜索历史？该操作不可逆。');
    await press('取消');
    expect(useSearchHistory.getState().words).toEqual(['帐篷']);
    await press('清空历史搜索');
    await press('确定');
    await waitFor(() => expect(useSearchHistory.getState().words).toEqual([]));
    expect(doesNotSee('历史搜索')).toBe(true);
  });
});

describe('suggestions', () => {
  test('come after a pause, once for the words typed last', async () => {
    const asked = open({ [suggest]: { rows: [{ word: '降噪耳机', count: 5 }] } });
    await fill(hint, '降');
    await fill(hint, '降噪');
    await press(/降噪耳机/);
    await arrive('/pages/product/list');
    expect(asked.asked(suggest)).toEqual([{ keyword: '降噪' }]);
  });

  test('that answer late to earlier words are dropped', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((done) => {
      answerFirst = done;
    });
    open({
      [suggest]: async ({ keyword }) => {
        if (keyword === '耳') await first;
        return { rows: [{ word: keyword === '耳' ? '耳环' : '耳机', count: 1 }] };
      },
    });
    await fill(hint, '耳');
    await act(() => new Promise((done) => setTimeout(done, 300)));
    await fill(hint, '耳机');
    await see(/^耳机$/);
    await act(async () => answerFirst());
    expect(doesNotSee('耳环')).toBe(true);
  });
});
