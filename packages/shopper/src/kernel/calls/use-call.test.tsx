// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import '@chengji/testkit/screens';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../language.ts';
import { useToast } from '../toast.ts';
import { queryClient } from './query-client.ts';
import { freshen, useCall, useListCall, useSend } from './use-call.ts';

type Asked = { path: string; query: URLSearchParams; headers: Record<string, string>; body: unknown };
const asked: Asked[] = [];
type Answer = { status?: number; code?: number; msg?: string; data?: unknown };
let answer: (request: Asked) => Answer | Promise<Answer>;

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://market');
    const request: Asked = {
      path: pathname,
      query: searchParams,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    asked.push(request);
    const { status = 200, code = 1, msg = '', data = null } = await answer(request);
    return new Response(JSON.stringify({ code, msg, time: 0, data }), { status });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  changeLanguage('zh');
  useToast.setState({ toast: null });
  vi.unstubAllGlobals();
});

describe('reading', () => {
  test('a call is made again in the other language when it is chosen', async () => {
    answer = ({ headers }) => ({ data: { rows: [{ word: headers['Accept-Language'], hot: true }] } });
    const { result } = renderHook(() => useCall('GET /wanlshop/search/hot', {}), { wrapper });
    await waitFor(() => expect(result.current.data?.rows[0]?.word).toBe('zh'));
    act(() => changeLanguage('en'));
    await waitFor(() => expect(result.current.data?.rows[0]?.word).toBe('en'));
  });

  test('does not ask a second time for what was refused', async () => {
    answer = () => ({ code: 0, msg: '商品已下架' });
    const { result } = renderHook(() => useCall('GET /wanlshop/goods/details', { id: 1 }), { wrapper });
    await waitFor(() => expect(result.current.error?.message).toBe('商品已下架'));
    expect(asked).toHaveLength(1);
    expect(useToast.getState().toast).toBeNull();
  });

  test('says a bad status, unless the app asked on its own', async () => {
    answer = () => ({ status: 500 });
    const silent = renderHook(() => useCall('GET /wanlshop/category/tree', {}, { isSilent: true }), {
      wrapper,
    });
    await waitFor(() => expect(silent.result.current.isError).toBe(true));
    expect(useToast.getState().toast).toBeNull();
    const reported = renderHook(() => useCall('GET /wanlshop/search/hot', {}), { wrapper });
    await waitFor(() => expect(reported.result.current.isError).toBe(true));
    expect(useToast.getState().toast?.text).toBe('API 服务器繁忙');
  });
});

test('an endless list goes on with the cursor it was given, and ends without one', async () => {
  answer = ({ query }) => {
    const cursor = query.get('cursor');
    return { data: { rows: [{ id: cursor ? 2 : 1 }], next: cursor ? null : 'c1' } };
  };
  const { result } = renderHook(() => useListCall('GET /wanlshop/goods/list', { keyword: '茶' }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.rows.map((row) => row.id)).toEqual([1, 2]));
  expect(result.current.hasNextPage).toBe(false);
  expect(asked.map(({ query }) => query.get('keyword'))).toEqual(['茶', '茶']);
});

describe('a change', () => {
  test('carries its idempotency key in the header, not in the body', async () => {
    answer = () => ({ data: { payment_no: 'p1', status: 'paid' } });
    const onDone = vi.fn();
    const { result } = renderHook(() => useSend('POST /wanlshop/pay/create', { onDone }), { wrapper });
    act(() => result.current.mutate({ trade_no: 't1', channel: 'balance', idempotencyKey: 'k1' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked[0]?.headers['Idempotency-Key']).toBe('k1');
    expect(asked[0]?.body).toEqual({ trade_no: 't1', channel: 'balance' });
  });

  test('has what it changed fetched again', async () => {
    answer = () => ({ data: { rows: [] } });
    renderHook(() => useCall('GET /wanlshop/address/list', {}), { wrapper });
    await waitFor(() => expect(asked).toHaveLength(1));
    const { result } = renderHook(
      () => useSend('POST /wanlshop/address/delete', { changes: ['GET /wanlshop/address/list'] }),
      { wrapper },
    );
    act(() => result.current.mutate({ id: 1 }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toHaveLength(3));
    expect(asked[2]?.path).toBe('/api/wanlshop/address/list');
  });

  test('has what was asked for the first time before it asked for again', async () => {
    const first = Promise.withResolvers<void>();
    let reads = 0;
    answer = async ({ path }) => {
      if (path !== '/api/wanlshop/address/list') return {};
      reads += 1;
      if (reads === 1) await first.promise;
      return { data: { rows: [{ id: reads }] } };
    };
    const changes = ['GET /wanlshop/address/list'] as const;
    const { result } = renderHook(
      () => ({
        list: useCall('GET /wanlshop/address/list', {}),
        remove: useSend('POST /wanlshop/address/delete', { changes }),
      }),
      { wrapper },
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => result.current.remove.mutate({ id: 1 }));
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
    first.resolve();
    await waitFor(() => expect(result.current.list.data?.rows).toMatchObject([{ id: 2 }]));
  });

  test('says why it failed, unless the form does', async () => {
    answer = () => ({ code: 0, msg: '库存不足' });
    const reported = renderHook(() => useSend('POST /wanlshop/address/delete'), { wrapper });
    act(() => reported.result.current.mutate({ id: 1 }));
    await waitFor(() => expect(useToast.getState().toast?.text).toBe('库存不足'));
    useToast.setState({ toast: null });
    const onFault = vi.fn();
    const own = renderHook(() => useSend('POST /wanlshop/address/delete', { onFault }), { wrapper });
    act(() => own.result.current.mutate({ id: 1 }));
    await waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    expect(useToast.getState().toast).toBeNull();
  });
});

test('a pulled list is asked for from its first page again, and nothing that is not shown', async () => {
  let round = 1;
  answer = ({ query }) =>
    query.get('cursor')
      ? { data: { rows: [{ id: 2, title: `second ${round}` }], next: null } }
      : { data: { rows: [{ id: 1, title: `first ${round}` }], next: 'more' } };
  const { result } = renderHook(() => useListCall('GET /wanlshop/goods/list', {}), { wrapper });
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  round = 2;
  asked.length = 0;
  await act(() => freshen('GET /wanlshop/goods/list', 'GET /wanlshop/search/hot'));
  await waitFor(() => expect(result.current.rows.map(({ title }) => title)).toEqual(['first 2']));
  expect(asked).toHaveLength(1);
});
