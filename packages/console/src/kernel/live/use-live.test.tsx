// @vitest-environment jsdom
import { type Answers, fakeMarket, refuse } from '@chengji/testkit/fake-market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubSockets } from '../../testing/fake-socket.ts';
import { endSession, getSession, keepSession } from '../session.ts';
import { useCall } from '../use-call.ts';
import { bindAgainMs } from './staff-socket.ts';
import { useLive } from './use-live.ts';

const staff = {
  id: 1,
  name: '林小野',
  account: 'a',
  role: 'owner',
  role_name: '店主',
  rights: [],
  time_zone: 'Asia/Shanghai',
  market: { name: '橙集', coupon_days: 7 },
  shop: null,
};
const hotWords = { rows: [], version: 1 };
const answers: Answers = {
  'POST /seller/chat/shake': ({ client_id }) => ({ client_id }),
  'POST /platform/chat/shake': ({ client_id }) => ({ client_id }),
  'GET /seller/carriers/list': { rows: [] },
  'GET /seller/imports/list': { rows: [], total: 0 } as never,
  'GET /platform/hot_words/list': hotWords as never,
};
const init = { type: 'init', client_id: 'c-1' };

beforeEach(() => {
  vi.useFakeTimers();
  keepSession('seller', { token: 't', staff });
});
afterEach(() => {
  cleanup();
  endSession('seller');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function open(more: Answers = {}, show: () => unknown = () => undefined) {
  const sockets = stubSockets();
  const { asked } = fakeMarket({ ...answers, ...more });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const hook = renderHook(
    () => {
      useLive('seller');
      show();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  sockets.last().open();
  sockets.last().receive(init);
  await pass();
  return { sockets, asked, leave: hook.unmount };
}

describe('the socket of the area worked in', () => {
  test('is bound to the member of staff by the first frame', async () => {
    const { asked } = await open();
    expect(asked('POST /seller/chat/shake')).toEqual([{ client_id: 'c-1' }]);
  });

  test('is closed when the area is left', async () => {
    const { sockets, leave } = await open();
    leave();
    await pass(60_000);
    expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  test('that could not be bound is replaced by another', async () => {
    const { sockets } = await open({
      'POST /seller/chat/shake': () => refuse('identity.socket_unknown', '连接不存在'),
    });
    expect(sockets.all).toHaveLength(1);
    await pass(bindAgainMs);
    expect(sockets.all).toHaveLength(2);
  });

  test('ends the session when the market says so, and keeps why', async () => {
    const { sockets } = await open();
    sockets.last().receive({ type: 'kick', message: '账号已停用' });
    expect(getSession('seller')).toBeUndefined();
  });
});

describe('what is shown', () => {
  const showImports = () => useCall('GET /seller/imports/list', {});

  test('is read again when the market says that it changed', async () => {
    const { sockets, asked } = await open({}, showImports);
    sockets.last().receive({ type: 'change', event: 'reviews.written' });
    await pass(1_000);
    expect(asked('GET /seller/imports/list')).toHaveLength(1);
    sockets.last().receive({ type: 'change', event: 'imports.done' });
    await pass(1_000);
    expect(asked('GET /seller/imports/list')).toHaveLength(2);
  });

  test('is all read again after the socket was lost', async () => {
    const { sockets, asked } = await open({}, showImports);
    sockets.last().lose();
    await pass(5_000);
    sockets.last().open();
    sockets.last().receive(init);
    await pass();
    expect(asked('GET /seller/imports/list')).toHaveLength(2);
  });

  test('stays as it is while it is edited', async () => {
    const { sockets, asked } = await open({}, () =>
      useCall('GET /platform/hot_words/list', {}, { isEdited: true }),
    );
    sockets.last().lose();
    await pass(5_000);
    sockets.last().open();
    sockets.last().receive(init);
    await pass();
    expect(asked('GET /platform/hot_words/list')).toHaveLength(1);
  });
});
