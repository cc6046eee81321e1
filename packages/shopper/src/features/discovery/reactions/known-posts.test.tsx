// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { fakeMarket } from '@chengji/testkit/fake-market';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../../kernel/calls/query-client.ts';
import { saveLogin } from '../../../kernel/session/user-store.ts';
import { aPost, aPostDetails } from '../../../testing/post-rows.ts';
import { lin } from '../../../testing/rows.ts';
import { usePost, usePosts } from '../queries.ts';
import { refreshFollowing } from './known-posts.ts';
import { likePost } from './react.ts';

const details = 'GET /wanlshop/find/details';
const list = 'GET /wanlshop/find/list';
const like = 'POST /wanlshop/find/like';
const liked = { liked: true, likes: 1_235 };

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => saveLogin(lin));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('a like stays', () => {
  test('where it is given while the post is still being read', async () => {
    const { promise, resolve } = Promise.withResolvers<CallOut<typeof details>>();
    const market = fakeMarket({ [details]: () => promise, [like]: liked });
    const { result } = renderHook(() => usePost(91), { wrapper });
    await act(() => likePost(aPost()));
    await waitFor(() => expect(market.asked(like)).toHaveLength(1));
    resolve(aPostDetails());
    await waitFor(() => expect(result.current.data).toMatchObject(liked));
  });

  test('where it is given while the next page of a feed is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<CallOut<typeof list>>();
    const first = { rows: [aPost()], next: 'more' };
    fakeMarket({ [list]: ({ cursor }) => (cursor ? promise : first), [like]: liked });
    const { result } = renderHook(() => usePosts({}), { wrapper });
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    act(() => void result.current.fetchNextPage());
    await act(() => likePost(aPost()));
    await waitFor(() => expect(result.current.rows).toMatchObject([liked]));
    resolve({ rows: [aPost({ id: 92 })], next: null });
    await waitFor(() => expect(result.current.rows).toMatchObject([liked, { id: 92 }]));
  });
});

test('a like leaves the feed of whom one follows to be asked for again, where one followed somebody', async () => {
  const market = fakeMarket({ [list]: { rows: [aPost()], next: null }, [like]: liked });
  const feed = () => usePosts({ feed: 'following' });
  const shown = renderHook(feed, { wrapper });
  await waitFor(() => expect(shown.result.current.rows).toHaveLength(1));
  shown.unmount();
  refreshFollowing();
  await act(() => likePost(aPost()));
  renderHook(feed, { wrapper });
  await waitFor(() => expect(market.asked(list)).toHaveLength(2));
});
